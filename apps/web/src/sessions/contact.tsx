import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call } from '../core/call.ts';

let known: string | null | undefined;

/** Asked once: it changes with the configuration. A failure is asked again by the next screen. */
function useContact(): string | null | undefined {
  const [email, setEmail] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    let isOver = false;
    call('GET /api/contact', {}, { isQuiet: true }).then(
      (found) => {
        known = found.email;
        if (!isOver) setEmail(known);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return email;
}

/** Whom to write to, after the words that lead to it. Nothing while it is not known, or where there is nobody: half a sentence helps nobody. */
export function Contact({ text }: { text: string }) {
  const email = useContact();
  if (!email) return null;
  return (
    <span>
      {text}{' '}
      <Anchor href={`mailto:${email}`} inherit underline="always">
        {email}
      </Anchor>
    </span>
  );
}
