import type { ListedTalent } from '@jalon/domain/talents/talent-schema';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { heartColumn } from '../people-lists/heart-column.tsx';
import type { Column } from '../ui/table-column.ts';
import { Availability, OfferName, Places, Skills } from './offer-parts.tsx';
import { makePay } from './talent-look.ts';
import classes from './talents.module.css';

export function useTalentColumns(): Column<ListedTalent>[] {
  const { t, language } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const pay = makePay(t, format);
    const unsaid = <span className={classes.muted}>{t('talents.unsaid')}</span>;
    return [
      {
        key: 'name',
        header: t('talents.field.name'),
        cell: (row) => <OfferName person={row} title={row.title ?? row.professions[0]?.[language] ?? t('talents.unsaid')} />,
        sort: 'name',
        card: 'title',
      },
      { key: 'skills', header: t('talents.field.skills'), cell: ({ skills }) => <Skills skills={skills} />, from: 800, card: 'line' },
      {
        key: 'places',
        header: t('talents.field.place'),
        cell: ({ places }) => (places.length > 0 ? <Places places={places.map((place) => place[language])} /> : unsaid),
        width: '140px',
        from: 900,
        card: 'line',
      },
      {
        key: 'experience',
        header: t('talents.field.experience'),
        cell: ({ experience }) => experience?.[language] ?? unsaid,
        width: '116px',
        from: 1120,
        card: 'none',
      },
      {
        key: 'contractType',
        header: t('talents.field.contractType'),
        cell: ({ contractType }) => (contractType ? t(`talents.contractType.${contractType}`) : unsaid),
        width: '100px',
        from: 1300,
        card: 'none',
      },
      {
        key: 'pay',
        header: t('talents.field.conditions'),
        cell: (row) => <span className={classes.pay}>{pay(row) ?? unsaid}</span>,
        align: 'end',
        width: '124px',
        from: 640,
        card: 'aside',
      },
      {
        key: 'availability',
        header: t('talents.field.availability'),
        cell: (row) => (row.availableFrom || row.busy ? <Availability of={row} /> : unsaid),
        sort: 'availability',
        width: '140px',
        card: 'line',
      },
      heartColumn(t),
      {
        key: 'since',
        header: t('talents.field.since'),
        cell: ({ since }) => <span className={classes.muted}>{format.day(since)}</span>,
        sort: 'since',
        width: '130px',
        from: 1440,
        card: 'none',
      },
    ];
  }, [t, language, format]);
}
