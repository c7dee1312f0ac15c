import { useEffect, useState } from 'react';

/** What a public page asks the server for: it stands outside what keeps the answers of the areas. Asked again when `key` is another. */
export function useAsked<Found>(ask: (signal: AbortSignal) => Promise<Found>, key: string) {
  const [answer, setAnswer] = useState<{ found?: Found; error?: unknown }>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is made anew at each drawing, and another try asks again
  useEffect(() => {
    const controller = new AbortController();
    setAnswer({});
    ask(controller.signal).then(
      (found) => setAnswer({ found }),
      (error: unknown) => controller.signal.aborted || setAnswer({ error }),
    );
    return () => controller.abort();
  }, [key, tries]);
  return { ...answer, retry: () => setTries((count) => count + 1) };
}
