import { useSearchParams } from 'react-router';

/** What is open has an address, so that it can be sent to somebody: `?<parameter>=<id>`, or `new`. */
export function useAddressed(parameter: string): [string | null, (id: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const show = (id: string | null) =>
    setParameters(
      (now) => {
        if (id === null) now.delete(parameter);
        else now.set(parameter, id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parameters.get(parameter), show];
}
