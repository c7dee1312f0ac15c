import type { Talent } from '@jalon/domain/talents/talent-schema';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column } from '../ui/table-column.ts';
import { availabilityTones, makePay, nameOf } from './talent-look.ts';
import classes from './talents.module.css';

export function useTalentColumns(): Column<Talent>[] {
  const { t, language } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const pay = makePay(t, format);
    const unsaid = <span className={classes.muted}>{t('talents.unsaid')}</span>;
    return [
      { key: 'name', header: t('talents.field.name'), cell: nameOf, sort: 'name', width: '170px', card: 'title' },
      { key: 'title', header: t('talents.field.title'), cell: ({ title }) => title ?? unsaid, card: 'line' },
      {
        key: 'professions',
        header: t('talents.field.professions'),
        cell: ({ professions: [first, ...others] }) =>
          first && (
            <>
              {first[language]}
              {others.length > 0 && <span className={classes.muted}> {t('talents.moreProfessions', { count: others.length })}</span>}
            </>
          ),
        from: 1000,
        card: 'none',
      },
      {
        key: 'experience',
        header: t('talents.field.experience'),
        cell: ({ experience }) => experience?.[language] ?? unsaid,
        width: '124px',
        from: 1100,
        card: 'none',
      },
      {
        key: 'contractType',
        header: t('talents.field.contractType'),
        cell: ({ contractType }) => (contractType ? t(`talents.contractType.${contractType}`) : unsaid),
        width: '100px',
        from: 860,
        card: 'none',
      },
      {
        key: 'pay',
        header: t('talents.field.conditions'),
        cell: (row) => pay(row) ?? unsaid,
        align: 'end',
        width: '124px',
        from: 640,
        card: 'line',
      },
      {
        key: 'availability',
        header: t('talents.field.availability'),
        cell: ({ availability, availableFrom }) =>
          availability && availableFrom ? (
            <StateBadge tone={availabilityTones[availability]} title={t(`talents.availability.${availability}`)}>
              {availability === 'now' ? t('talents.availability.now') : t('talents.from', { date: format.day(availableFrom) })}
            </StateBadge>
          ) : (
            unsaid
          ),
        sort: 'availability',
        width: '164px',
        card: 'aside',
      },
      {
        key: 'since',
        header: t('talents.field.since'),
        cell: ({ since }) => <span className={classes.muted}>{format.day(since)}</span>,
        sort: 'since',
        width: '130px',
        from: 1300,
        card: 'none',
      },
    ];
  }, [t, language, format]);
}
