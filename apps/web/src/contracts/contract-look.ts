import { type Contract, type ContractState, referenceOf } from '@jalon/domain/contracts/contract';
import { amountOf } from '@jalon/domain/contracts/contract-terms';
import type { UserType } from '@jalon/domain/core/actor';
import { daysBetween } from '@jalon/domain/core/dates';
import { formatDays } from '@jalon/domain/core/days';
import { href, type RouteName } from '@jalon/domain/core/routes';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { operatorNow } from '../core/operator.ts';
import { useUser } from '../core/session.ts';
import type { Tone } from '../ui/state-badge.tsx';

export const contractTones: Record<ContractState, Tone> = {
  ...{ draft: 'neutral', sent: 'warning', signed: 'positive', ended: 'neutral', cancelled: 'neutral' },
};

/** A client reads of its contracts in its projects. */
const routes = {
  ...{ Freelance: 'freelance.contracts', Commercial: 'commercial.contracts', Admin: 'admin.contracts', Company: 'company.projects' },
} as const satisfies Record<UserType, RouteName>;

/** The addresses of contracts in the area of whoever looks. */
export function useContractHrefs() {
  const { type } = useUser();
  return useMemo(() => {
    const route = routes[type];
    const list = href(route);
    return {
      ...{ route, list },
      one: (id: string) => `${list}?contract=${id}`,
      sign: (id: string) => `${list}?contract=${id}&sign=1`,
      signAll: (id: string) => `${list}?contract=${id}&sign=all`,
      edit: (id: string) => `${list}?contract=${id}&edit=1`,
      amend: (id: string) => `${list}?contract=${id}&new=amendment`,
      renew: (id: string) => `${list}?contract=${id}&new=renewal`,
      models: `${list}?tab=models`,
      model: (id: string) => `${list}?tab=models&model=${id}`,
      create: (deliveryId = 'contract') => `${list}?new=${deliveryId}`,
    };
  }, [type]);
}

export const personOf = ({ owner: { firstName, lastName } }: { owner: Pick<Contract['owner'], 'firstName' | 'lastName'> }): string =>
  `${firstName} ${lastName}`;

/** As the document calls it, once it is sent. */
export const operatorOf = ({ operator }: Pick<Contract, 'operator'>): string => operator?.name ?? operatorNow().name;

/** Contracts as these screens say them. */
export function useContractWords() {
  const { t, language } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const hundredths = (value: number) => formatDays(value, language);
    const days = (value: number) => t('contracts.daysCount', { count: value / 100, days: hundredths(value) });
    /** "Avenant n° 1", "Contrat de prestation". */
    const kind = ({ amendment, type }: Contract) =>
      amendment > 0 ? t('contracts.amendment', { number: amendment }) : t(`contracts.kind.${type}`);
    const fee = ({ feeMode, feeCents, hourlyCents }: Pick<Contract, 'feeMode' | 'feeCents' | 'hourlyCents'>) => {
      if (feeMode && feeCents !== null)
        return t(feeMode === 'daily' ? 'contracts.perDay' : 'contracts.perMonth', { amount: format.euros(feeCents) });
      return hourlyCents === null ? undefined : t('contracts.perHour', { amount: format.euros(hourlyCents) });
    };
    return {
      ...{ hundredths, days, kind, fee },
      /** What it is called in a sentence: "C-2026-087, Camille Moreau". */
      name: (contract: Contract) => `${referenceOf(contract)}, ${personOf(contract)}`,
      line: ({ amendment, type, category, hoursPerWeek, number }: Contract) => {
        if (amendment > 0) return t('contracts.line.amendment', { number: amendment, type: t(`contracts.typeShort.${type}`) });
        if (type === 'Freelance' || !category || hoursPerWeek === null) return t('contracts.line.contract', { number });
        const named = t(`words.contract.value.category.${category}`).toLocaleLowerCase(language);
        return t('contracts.line.employment', { type, category: named, hours: hundredths(hoursPerWeek) });
      },
      /** "1er oct. → 31 janv. 2027": the year of the start is said where it is not plain from that of the end. */
      period: ({ startsOn, endsOn }: Pick<Contract, 'startsOn' | 'endsOn'>) => {
        if (!endsOn) return t('contracts.from', { from: format.day(startsOn) });
        const isNear = daysBetween(startsOn, endsOn) < 366;
        return t('contracts.period', { from: isNear ? format.shortDay(startsOn) : format.day(startsOn), to: format.day(endsOn) });
      },
      amount: (contract: Contract) => {
        const cents = amountOf(contract) ?? contract.monthlyCents;
        return cents === null ? undefined : format.euros(cents);
      },
      payment: ({ paymentDays, paymentFrom }: Pick<Contract, 'paymentDays' | 'paymentFrom'>) =>
        paymentDays === null || paymentFrom === null
          ? undefined
          : t('contracts.terms.payment', { days: paymentDays, from: t(`words.contract.value.paymentFrom.${paymentFrom}`) }),
    };
  }, [t, language, format]);
}
