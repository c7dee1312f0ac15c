import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { href } from '@jalon/domain/core/routes';
import { type LegalDocument, needsCheck } from '@jalon/domain/documents/document';
import type { Home } from '@jalon/domain/home/home';
import { lackingOf } from '@jalon/domain/vigilance/vigilance';
import { IconCheck, IconMail, IconUserCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useAccountActs, useRowActions, wordOf } from '../accounts/account-actions.ts';
import { nameOf } from '../accounts/account-look.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { documentClient } from '../documents/documents.api.ts';
import { OwnerFace } from '../documents/owner-face.tsx';
import { placeHref, useReach } from '../portfolios/reach.ts';
import { usePay } from '../talents/talent-look.ts';
import { PersonFace } from '../ui/face.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useOpenAction } from '../ui/use-acts.ts';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import type { Queue } from './queue-panel.tsx';
import { RowAct, RowLink, type RowParts } from './queue-row.tsx';

/** Accounts an administrator has to let in. */
export function useToValidate(found: Home['toValidate'] | undefined): Queue[] {
  const { t } = useTexts();
  const row = useAccountRow();
  const { act } = useAccountActs();
  if (!found) return [];
  const filters = { validation: 'waiting', state: 'active' };
  const validate = (account: ManagedAccount) => ({
    ...row(account, account.createdAt),
    // Among those that wait, so that the next one is the next to decide on.
    to: placeHref('admin', { tab: account.type, id: account.id, filters }),
    note: (
      <StateBadge tone={account.isVerified ? 'positive' : 'warning'}>
        {t(`accounts.address.${account.isVerified ? 'verified' : 'unverified'}`)}
      </StateBadge>
    ),
    act: (
      <RowAct label={t('accounts.action.validate')} name={nameOf(account)} icon={IconUserCheck} run={() => act([account], 'validate')} />
    ),
  });
  const links = found.byType
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => ({
      label: t(`home.byType.${type}`, { count }),
      to: placeHref('admin', { tab: type, filters }),
    }));
  return [
    {
      key: 'toValidate',
      count: found.count,
      title: t('home.queue.toValidate', { count: found.count }),
      links,
      rows: found.rows.map(validate),
    },
  ];
}

/** People of the portfolio who have not come yet. */
export function useInvited(found: Home['invited'] | undefined): Queue[] {
  const { t } = useTexts();
  const row = useAccountRow();
  const { act } = useAccountActs();
  if (!found) return [];
  const { rows, count } = found;
  const again = (account: ManagedAccount) => ({
    ...row(account, account.createdAt),
    act: (
      <RowAct
        label={t(`accounts.action.${wordOf('invite', account)}`)}
        name={nameOf(account)}
        icon={IconMail}
        run={() => act([account], 'invite')}
      />
    ),
  });
  const to = placeHref('commercial', { tab: 'Company', filters: { state: 'none' } });
  const words = { title: t('home.queue.invited', { count }), text: t('home.queueText.invited') };
  return [{ key: 'invited', count, ...words, links: [{ to, label: t('home.seeAll') }], rows: rows.map(again) }];
}

/** Deliveries that do not begin, or go on, without documents that lack. */
export function useBlocked(found: Home['blocked'] | undefined): Queue[] {
  const { t } = useTexts();
  const format = useFormat();
  const desk = `${href(useReach() === 'admin' ? 'admin.contracts' : 'commercial.contracts')}?tab=vigilance`;
  if (!found || found.count === 0) return [];
  const { rows, count } = found;
  const rowOf = ({ id, person, company, title, startsOn, papers }: (typeof rows)[number]): RowParts => {
    const name = `${person.firstName} ${person.lastName}`;
    const to = `${desk}&operation=${id}`;
    return {
      ...{ key: id, face: <PersonFace person={person} size={40} />, name, to, what: `${title} · ${company.name}` },
      note: [
        <div key="papers">{t('home.lacking', { count: lackingOf(papers).length })}</div>,
        <div key="start">{t('home.startsOn', { day: format.shortDay(startsOn) })}</div>,
      ],
      act: <RowLink label={t('home.askPapers')} name={name} to={to} />,
    };
  };
  const words = { title: t('home.queue.blocked', { count }), text: t('home.queueText.blocked') };
  return [{ key: 'blocked', count, ...words, links: [{ to: desk, label: t('home.seeAll') }], rows: rows.map(rowOf) }];
}

/** Legal documents that somebody waits for a decision on. */
export function useToCheck(found: Home['toCheck'] | undefined) {
  const { t } = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const route = useReach() === 'admin' ? 'admin.documents' : 'commercial.documents';
  const { run, menuOf, dialog } = useRecordActs(documentClient, {
    texts: 'documents',
    nameOf: ({ type, owner }) => `${t(`words.document.value.type.${type}`)} · ${owner}`,
  });
  const rowOf = (document: LegalDocument): RowParts => {
    const { id, owner, type, file, expiresOn, addedOn } = document;
    const to = `${href(route, { selected_document_id: id })}?f.state=submitted`;
    const open = { key: 'open', label: t('table.open'), run: () => void navigate(to) };
    return {
      ...{ key: id, face: <OwnerFace document={document} size={40} />, name: owner, since: addedOn, to },
      what: [t(`words.document.value.type.${type}`), !file && t('documents.declared', { day: format.day(addedOn) })]
        .filter(Boolean)
        .join(' · '),
      note: expiresOn ? t('home.validUntil', { day: format.day(expiresOn) }) : t('documents.noEnd'),
      act: needsCheck(document) ? (
        <RowLink label={t('documents.action.check')} name={owner} to={to} />
      ) : (
        <RowAct label={t('documents.action.accept')} name={owner} icon={IconCheck} run={() => run(document, 'accept')} />
      ),
      more: [open, ...menuOf(document).filter(({ key }) => key !== 'accept' && key !== 'check')],
    };
  };
  const links = [{ to: `${href(route)}?f.state=submitted`, label: t('home.seeAll') }];
  const queues: Queue[] = found
    ? [
        {
          ...{ key: 'toCheck', count: found.count, links, rows: found.rows.map(rowOf) },
          ...{ title: t('home.queue.toCheck', { count: found.count }), text: t('home.queueText.toCheck') },
        },
      ]
    : [];
  return { queues, dialog };
}

/** Who it is, and what they offer or where they work. */
function useAccountRow() {
  const { t } = useTexts();
  const reach = useReach();
  const pay = usePay();
  const hrefOf = ({ id, type }: ManagedAccount) => placeHref(reach, { tab: type, id });
  const actions = useRowActions(hrefOf);
  const open = useOpenAction(hrefOf);
  return (account: ManagedAccount, since: string): RowParts => {
    const { id, type, company, offer, email } = account;
    const offered = offer && [offer.title, pay(offer)].filter(Boolean).join(', ');
    return {
      ...{ key: id, face: <PersonFace person={account} size={40} />, name: nameOf(account), since, to: hrefOf(account) },
      what: [t(`home.type.${type}`), offered || company?.name || email].join(' · '),
      more: [open(account), ...actions(account).filter(({ key }) => key === 'refuse' || key === 'seeAs')],
    };
  };
}
