import type { Application, ApplicationState } from '@jalon/domain/applications/application';
import { laneOf, turnOf, waitOf } from '@jalon/domain/applications/turns';
import { isType } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { href } from '@jalon/domain/core/routes';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { useUser } from '../core/session.ts';
import type { Tone } from '../ui/state-badge.tsx';

export const nameOf = ({ owner }: Pick<Application, 'owner'>): string => `${owner.firstName} ${owner.lastName}`;
export const faceOf = ({ ownerId, owner }: Application) => ({ id: ownerId, ...owner });

export const stateTones: Record<ApplicationState, Tone> = {
  new: 'neutral',
  submitted: 'accent',
  interview: 'accent',
  accepted: 'positive',
  rejected: 'negative',
  retired: 'neutral',
};

/** Where things are in the area of whoever looks. */
export function useAddresses() {
  const user = useUser();
  return useMemo(() => {
    const area = isType(user, 'Company') ? 'company' : isType(user, 'Admin') ? 'admin' : 'commercial';
    return {
      needs: `${area}.opportunities` as const,
      need: (id: string) => `${href(`${area}.opportunities`)}?need=${id}`,
      application: (id: string) => href(`${area}.application`, { id }),
      beside: (id?: string) => href(`${area}.opportunities`, id ? { selected_application_id: id } : {}),
    };
  }, [user]);
}

/** What is said of an application wherever it is shown. */
export function useApplicationWords() {
  const { t } = useTexts();
  const format = useFormat();
  const moments = useMoments();
  const user = useUser();
  return useMemo(() => {
    const today = todayIn(moments.timeZone, new Date());
    return {
      pay({ dailyRateCents, annualSalaryCents }: Pick<Application, 'dailyRateCents' | 'annualSalaryCents'>): string | undefined {
        if (dailyRateCents !== null) return t('applications.perDay', { amount: format.euros(dailyRateCents) });
        return annualSalaryCents === null ? undefined : t('applications.perYear', { amount: format.euros(annualSalaryCents) });
      },
      available({ availableFrom }: Pick<Application, 'availableFrom'>): string | undefined {
        if (availableFrom === null) return undefined;
        return availableFrom <= today
          ? t('applications.availableNow')
          : t('applications.availableFrom', { date: format.day(availableFrom) });
      },
      /** Whose turn it is, and for how long it has been. */
      turn(application: Application) {
        const turn = turnOf(user, application.waitsFor);
        const wait = waitOf(application, Date.now());
        if (!turn || !wait) return undefined;
        const { days, target, isLate } = wait;
        const other = application.opportunity.company?.name ?? t('applications.turn.client');
        return {
          turn,
          days,
          isLate,
          who:
            turn === 'me'
              ? t('applications.turn.me')
              : t('applications.turn.to', { name: turn === 'candidate' ? application.owner.firstName : other }),
          age: days === 0 ? t('applications.waiting.today') : t('applications.waiting.days', { count: days }),
          hint: isLate ? t('applications.late', { target, over: days - target }) : undefined,
        };
      },
      /** What is agreed or on offer about an interview. */
      meeting(application: Application): string | undefined {
        const { interviewAt, slots, noSlot } = application;
        if (noSlot !== null && application.waitsFor) return t('applications.slotsDeclined');
        if (slots.length > 0) return t('applications.slotsOffered', { count: slots.length });
        return interviewAt && laneOf(application) === 'interview' ? moments.when(interviewAt) : undefined;
      },
    };
  }, [t, format, moments, user]);
}
