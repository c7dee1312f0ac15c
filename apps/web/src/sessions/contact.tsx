import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call } from '../core/call.ts';

type Known = { email: string | null; phone: string | null };
let known: Known | undefined;

/** Asked once: it seldom changes. A failure is asked again by the next screen. */
function useContact(): Known | undefined {
  const [contact, setContact] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    let isOver = false;
    call('GET /api/contact', {}, { isQuiet: true }).then(
      (found) => {
        known = found;
        if (!isOver) setContact(found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return contact;
}

/** Whom to write to, after the words that lead to it. Nothing while it is not known, or where there is nobody: half a sentence helps nobody. */
export function Contact({ text }: { text: string }) {
  const { email, phone } = useContact() ?? {};
  if (!email) return null;
  return (
    <span>
      {text}{' '}
      <Anchor href={`mailto:${email}`} inherit underline="always">
        {email}
      </Anchor>
      {phone && (
        <>
          {' · '}
          <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} inherit underline="always">
            {phone.replaceAll(' ', '\u00a0')}
          </Anchor>
        </>
      )}
    </span>
  );
}
