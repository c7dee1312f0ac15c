import { type ListName, referenceLists } from '@jalon/domain/core/reference-lists';
import type { Texts } from '@jalon/domain/locales/fr';
import { origins, type ReferentialValue, referentialFlow } from '@jalon/domain/referentials/referential';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../core/i18n.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column, Filter } from '../ui/table-column.ts';
import { groupsQuery } from './referentials.api.ts';
import classes from './referentials.module.css';

export const tones = { enabled: 'positive', disabled: 'neutral' } as const;

export function useReferentialColumns(list: ListName): Column<ReferentialValue>[] {
  const { t, language } = useTexts();
  return useMemo(() => {
    const header = (key: keyof Texts['referentials']['column']) => ({ key, header: t(`referentials.column.${key}`) });
    // The language of the page comes first and names the row.
    const [first, second] = language === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const);
    const name: Column<ReferentialValue> = { ...header(first), cell: (row) => row[first], sort: first, card: 'title' };
    const other: Column<ReferentialValue> = { ...header(second), cell: (row) => row[second], sort: second, card: 'line' };
    const code: Column<ReferentialValue> = {
      ...header('code'),
      cell: (row) => (
        <span className={classes.code} title={row.code}>
          {row.code}
        </span>
      ),
      sort: 'code',
      width: '128px',
      from: 640,
      card: 'none',
    };
    const group: Column<ReferentialValue> = {
      ...header('group'),
      cell: (row) => (row.isGroup ? <span className={classes.tag}>{t('referentials.isGroup')}</span> : row.group?.[language]),
      width: '164px',
      from: 720,
      card: 'line',
    };
    const state: Column<ReferentialValue> = {
      ...header('state'),
      cell: (row) => <StateBadge tone={tones[row.state]}>{t(`words.referential.state.${row.state}`)}</StateBadge>,
      width: '104px',
      card: 'aside',
    };
    const origin: Column<ReferentialValue> = {
      ...header('origin'),
      cell: (row) => (
        <span className={classes.tag} title={t(`referentials.originHint.${row.origin}`)}>
          {t(`referentials.origin.${row.origin}`)}
        </span>
      ),
      width: '88px',
      from: 800,
      card: 'none',
    };
    const updatedAt: Column<ReferentialValue> = {
      ...header('updatedAt'),
      cell: (row) => (
        <span className={classes.muted}>
          <RelativeTime iso={row.updatedAt} />
        </span>
      ),
      sort: 'updatedAt',
      width: '132px',
      from: 880,
      card: 'none',
    };
    // A company has one name, and its code is an identifier nobody reads.
    if (list === 'companies') return [{ ...name, header: t('referentials.column.name') }, state, updatedAt];
    if (referenceLists[list].levels === 1) return [name, other, code, state, origin, updatedAt];
    // With a column more, others wait for a larger window: names come first.
    return [name, other, { ...code, from: 880 }, { ...group, from: 640 }, state, origin, { ...updatedAt, from: 1000 }];
  }, [list, t, language]);
}

export function useReferentialFilters(list: ListName): Filter[] {
  const { t, language } = useTexts();
  const hasGroups = referenceLists[list].levels === 2;
  const groups = useQuery({ ...groupsQuery(list), enabled: hasGroups }).data?.groups;
  return useMemo(() => {
    const state: Filter = {
      key: 'state',
      label: t('referentials.column.state'),
      options: referentialFlow.states.map((value) => ({ value, label: t(`words.referential.state.${value}`) })),
    };
    const origin: Filter = {
      key: 'origin',
      label: t('referentials.column.origin'),
      options: origins.map((value) => ({ value, label: t(`referentials.origin.${value}`) })),
    };
    const group = (found: NonNullable<typeof groups>): Filter => ({
      key: 'groupId',
      label: t('referentials.column.group'),
      options: found.map((value) => ({ value: value.id, label: value[language] })),
    });
    if (list === 'companies') return [state];
    return [state, origin, ...(groups ? [group(groups)] : [])];
  }, [list, groups, t, language]);
}
