import { useSearchParams } from 'react-router';

/** Which question is open has an address, so that it can be sent to somebody: `?question=<id>`, or `new` with the words it begins with. */
export function useOpenQuestion() {
  const [parameters, setParameters] = useSearchParams();
  const show = (id: string | null, text = '') =>
    setParameters(
      (now) => {
        now.delete('text');
        if (id) now.set('question', id);
        else now.delete('question');
        if (text) now.set('text', text);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { open: parameters.get('question'), text: parameters.get('text') ?? '', show };
}
