import { type ListName, listNames } from '@jalon/domain/core/reference-lists';
import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { SideNav } from '../ui/side-nav.tsx';
import { summaryQuery } from './referentials.api.ts';

const addressOf = (list: string) => href('admin.referentials', { list });

/** The ten lists and how many values each holds, counted like the table counts them. */
export function ReferentialNav({ list, children }: { list: ListName | undefined; children: ReactNode }) {
  const { t } = useTexts();
  const { count } = useFormat();
  const navigate = useNavigate();
  const { data } = useQuery(summaryQuery);
  const entries = listNames.map((key) => {
    const { enabled = 0, disabled = 0 } = data?.lists.find((summary) => summary.list === key) ?? {};
    const inWords = (words: 'enabledCount' | 'disabledCount', found: number) =>
      t(`referentials.${words}`, { count: found, shown: count(found) });
    return {
      key,
      label: t(`lists.${key}.title`),
      count: data && count(enabled + disabled),
      about: disabled > 0 ? `${inWords('enabledCount', enabled)}, ${inWords('disabledCount', disabled)}` : undefined,
      to: addressOf(key),
    };
  });
  const labels = { label: t('referentials.navigation'), choice: t('referentials.choose') };
  return (
    <SideNav {...labels} entries={entries} current={list} onPick={(key) => navigate(addressOf(key))}>
      {children}
    </SideNav>
  );
}
