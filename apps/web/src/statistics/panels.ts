import type { UserType } from '@jalon/domain/core/actor';
import { type Months, monthsOf } from '@jalon/domain/statistics/period';
import type { Statistics } from '@jalon/domain/statistics/statistics';
import type { ReactNode } from 'react';
import type { Translate } from '../core/i18n.ts';
import type { Series } from './charts/columns.tsx';
import type { Shown } from './selected.ts';
import type { Sheet } from './sheet.ts';
import type { Hrefs } from './use-hrefs.ts';
import type { StatisticsWords } from './use-statistics-words.ts';

/** A chart of a screen: what is drawn, and the data that is its table and its file. */
export type PanelParts = {
  name: string;
  title: string;
  text?: string | undefined;
  sheet: Sheet;
  chart: ReactNode;
  /** Why there is nothing to show. */
  empty?: string | undefined;
  foot?: ReactNode;
  isWide?: boolean;
  isTableFirst?: boolean;
};

/** What all of them are made from. */
export type Making = {
  t: Translate;
  words: StatisticsWords;
  hrefs: Hrefs;
  type: UserType;
  statistics: Statistics;
  /** What is shown below. */
  shown: Shown | undefined;
};

const toned = (at: number, ink: Series['ink']): Pick<Series, 'fill' | 'ink'> => ({ fill: `var(--chart-${at})`, ink });
/** Four that are told apart, then all others; the names say which, the colours repeat it. */
export const hues = [toned(1, 'onLight'), toned(2, 'onTone'), toned(3, 'onTone'), toned(4, 'onTone'), toned(5, 'onLight')] as const;
/** Steps of one process: one hue, from light to dark. */
export const steps = [
  { fill: 'var(--step-1)', ink: 'onLight' },
  { fill: 'var(--step-2)', ink: 'onLight' },
  { fill: 'var(--step-3)', ink: 'onDark' },
] as const satisfies Pick<Series, 'fill' | 'ink'>[];

/** The months of a period, each beside the one it is compared with. */
export function monthPairs({ from, to, before }: Statistics): { month: string; before: string | undefined }[] {
  const compared = before ? monthsOf(before) : [];
  return monthsOf({ from, to }).map((month, at) => ({ month, before: compared[at] }));
}

/** Below the first month, and each January: which year it is. */
export const yearBelow = (month: string, at: number): string | undefined =>
  at === 0 || month.endsWith('-01') ? month.slice(0, 4) : undefined;

export const nowOf = ({ from, to }: Statistics): Months => ({ from, to });

/** What is dashed in a chart: the months that the period is compared with. */
export const beforeOf = (words: StatisticsWords, { before }: Statistics): string | undefined => (before ? words.period(before) : undefined);
