import { type AccountLink, accountLinks } from '@jalon/domain/accounts/managed-account';
import { type CompanyLink, companyLinks } from '@jalon/domain/companies/client-company';
import { href } from '@jalon/domain/core/routes';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { placeHref, useReach } from './reach.ts';

type Kind = AccountLink | CompanyLink;
type Links = Record<string, number>;
type Kept = { id: string; name: string; links: Links };
type Refused = { name: string; linked?: Links | undefined };

/** What keeps a record from being deleted, when that is why it was refused. */
const linksIn = (error: unknown): Links | undefined =>
  error instanceof CallError && error.code.endsWith('.linked') ? (error.details.linked as Links) : undefined;

const isKind = (name: string): name is Kind => [...accountLinks, ...companyLinks].some((kind) => kind === name);

/** Says what is linked to a record that cannot be deleted, and leads there. */
export function useLinked() {
  const { t } = useTexts();
  const format = useFormat();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const reach = useReach();
  return useMemo(() => {
    const wordsFor = (links: Links): string =>
      Object.entries(links)
        .flatMap(([kind, count]) => (isKind(kind) ? [t(`companies.linked.${kind}`, { count, shown: format.count(count) })] : []))
        .join(', ');
    const hrefs: Record<Kind, (id: string) => string> = {
      contacts: (companyId) => placeHref(reach, { tab: 'Company', filters: { companyId } }),
      needs: (companyId) => `${href(`${reach}.opportunities`)}?${new URLSearchParams({ 'f.companyId': companyId })}`,
      projects: (companyId) => `${href(`${reach}.projects`)}?${new URLSearchParams({ 'f.companyId': companyId })}`,
      managedNeeds: () => href(`${reach}.opportunities`),
      companies: (commercialId) => placeHref(reach, { tab: 'companies', filters: { commercialId } }),
    };
    const explain = async ({ id, name, links }: Kept): Promise<void> => {
      const kind = Object.keys(links).find(isKind);
      if (!kind) return;
      const words = { title: t('companies.linkedTitle', { name }), text: t('companies.linkedText', { list: wordsFor(links) }) };
      const isWanted = await confirm({ ...words, confirm: t(`companies.seeLinked.${kind}`), cancel: t('common.close') });
      if (isWanted) await navigate(hrefs[kind](id));
    };
    /** Whether that was the reason of a refusal. */
    const explainRefusal = async ({ id, name }: { id: string; name: string }, error: unknown): Promise<boolean> => {
      const links = linksIn(error);
      if (links) await explain({ id, name, links });
      return links !== undefined;
    };
    const namesOf = (refused: readonly Refused[]): string =>
      refused.map(({ name, linked }) => (linked ? t('companies.refusedWith', { name, list: wordsFor(linked) }) : name)).join(', ');
    return { explain, explainRefusal, namesOf };
  }, [t, format, confirm, navigate, reach]);
}
