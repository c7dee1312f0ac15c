import type { Contact } from '@jalon/domain/contacts/contact';
import { Anchor } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { Facts } from '../ui/facts.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { ContactState } from './contact-columns.tsx';

/** What a form does not change; for those who only look, what it would change too. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { t } = useTexts();
  const { email, signedInAt, role, job, divisions, actions } = contact;
  const facts = [
    {
      name: t('organisation.contacts.column.email'),
      fact: (
        <Anchor href={`mailto:${email}`} inherit>
          {email}
        </Anchor>
      ),
    },
    {
      name: t('organisation.contacts.column.state'),
      fact: <ContactState contact={contact} />,
    },
    {
      name: t('organisation.contacts.column.signedInAt'),
      fact: signedInAt ? <RelativeTime iso={signedInAt} /> : t('organisation.contacts.never'),
    },
    ...(actions.includes('update')
      ? []
      : [
          { name: t('organisation.contacts.column.job'), fact: job ?? '–' },
          { name: t('organisation.contacts.column.role'), fact: role?.label ?? t('organisation.contacts.noRole') },
          {
            name: t('organisation.contacts.column.divisions'),
            fact: divisions.map(({ name }) => name).join(', ') || t('organisation.contacts.wholeCompany'),
          },
        ]),
  ];
  return <Facts facts={facts} />;
}
