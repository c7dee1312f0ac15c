import type { Contact } from '@jalon/domain/contacts/contact';
import { Anchor } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { Facts } from '../ui/facts.tsx';

/** What a form does not change; for those who only look, what it would change too. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { t } = useTexts();
  const { email, divisions, actions } = contact;
  const facts = [
    {
      name: t('organisation.contacts.column.email'),
      fact: (
        <Anchor href={`mailto:${email}`} inherit>
          {email}
        </Anchor>
      ),
    },
    ...(actions.includes('update')
      ? []
      : [
          {
            name: t('organisation.contacts.column.divisions'),
            fact: divisions.map(({ name }) => name).join(', ') || t('organisation.contacts.wholeCompany'),
          },
        ]),
  ];
  return <Facts facts={facts} />;
}
