import { formatDays } from '@jalon/domain/core/days';
import { projectRoutes } from '@jalon/domain/core/notices';
import { href } from '@jalon/domain/core/routes';
import type { Delivery, DeliveryState } from '@jalon/domain/deliveries/delivery';
import type { ProjectState } from '@jalon/domain/projects/project';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { reportsPath } from '../reports/reports-path.ts';
import type { Tone } from '../ui/state-badge.tsx';

export const projectTones: Record<ProjectState, Tone> = { ongoing: 'positive', finished: 'neutral' };
export const deliveryTones: Record<DeliveryState, Tone> = {
  ongoing: 'positive',
  renewable: 'accent',
  stopped: 'warning',
  finished: 'neutral',
};

/** The addresses of projects, in the area of whoever looks. */
export function useProjectHrefs() {
  const { type } = useUser();
  return useMemo(() => {
    const { list, one } = projectRoutes({ type });
    return {
      route: list,
      list: href(list),
      project: (id: string) => href(one, { id }),
      beside: (id?: string) => href(list, id ? { selected_project_id: id } : {}),
    };
  }, [type]);
}

/** The months of everybody, narrowed as told, in the area of whoever looks. */
export function useReportsHref() {
  const user = useUser();
  return (narrowed: { project: string; month?: string }): string => reportsPath(user, narrowed);
}

type Period = { startsOn: string; endsOn: string | null };
/** Periods and days as these screens say them. */
export function useProjectWords() {
  const { t, language } = useTexts();
  const format = useFormat();
  return useMemo(
    () => ({
      period: ({ startsOn, endsOn }: Period) =>
        endsOn
          ? t('projects.period', { from: format.day(startsOn), to: format.day(endsOn) })
          : t('projects.from', { from: format.day(startsOn) }),
      days: (hundredths: number) => formatDays(hundredths, language),
      /** What it costs a day or a month, on the side of whoever asks; of the staff, the client's. */
      fee: ({ sellCents, buyCents, feeMode }: Pick<Delivery, 'sellCents' | 'buyCents' | 'feeMode'>) => {
        const cents = sellCents ?? buyCents;
        return cents === null
          ? undefined
          : t(`projects.axis.${feeMode === 'daily' ? 'perDay' : 'perMonth'}`, { amount: format.euros(cents) });
      },
    }),
    [t, language, format],
  );
}

export const ownerName = ({ owner }: { owner: { firstName: string; lastName: string } }): string => `${owner.firstName} ${owner.lastName}`;
export const daysLeft = ({ daysSold, daysWorked }: { daysSold: number; daysWorked: number }): number => Math.max(0, daysSold - daysWorked);
