import type { Contract } from '@jalon/domain/contracts/contract';
import type { ContractModel } from '@jalon/domain/contracts/contract-model';
import { employmentFields, serviceFields, type Terms } from '@jalon/domain/contracts/contract-terms';
import { defaultPayment } from '@jalon/domain/contracts/pay';
import { addDays } from '@jalon/domain/core/dates';
import type { Delivery } from '@jalon/domain/deliveries/delivery';

type Type = Terms['type'];
/** As a form holds them: what is still to be said is empty, which the rules refuse at its field. */
export type StartTerms = Terms;
type Delivered = Pick<Delivery, 'startsOn' | 'endsOn' | 'feeMode' | 'buyCents' | 'daysSold' | 'conditions'>;

const nothing = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
const employment = { category: 'executive', workingTime: 'full', hoursPerWeek: 3500, loadFactor: 145 } as const;

export const modelText = (models: readonly Pick<ContractModel, 'name' | 'text'>[], name: ContractModel['name']): string =>
  models.find((model) => model.name === name)?.text ?? '';

/** A contract of a type, filled in from the delivery it is for. */
export function startOf(type: Type, delivery: Delivered | undefined, text: string): StartTerms {
  const common = { type, startsOn: delivery?.startsOn ?? '', conditions: delivery?.conditions ?? '', text };
  if (type === 'Freelance')
    return {
      ...nothing(employmentFields),
      ...common,
      endsOn: delivery?.endsOn ?? null,
      ...{ feeMode: delivery?.feeMode ?? 'daily', feeCents: delivery?.buyCents ?? null, days: delivery?.daysSold ?? null },
      ...defaultPayment,
    };
  return {
    ...nothing(serviceFields),
    ...common,
    endsOn: type === 'CDI' ? null : (delivery?.endsOn ?? null),
    ...{ isPeriodic: false, ...employment, hourlyCents: null, monthlyCents: null },
  };
}

const termNames = [
  ...(['type', 'startsOn', 'endsOn', 'isPeriodic', ...serviceFields, ...employmentFields] as const),
] as const satisfies (keyof Contract)[];

/** The terms that a contract has, to be changed. */
export const termsOf = (contract: Contract): StartTerms => ({
  ...(Object.fromEntries(termNames.map((name) => [name, contract[name]])) as Pick<Contract, (typeof termNames)[number]>),
  conditions: contract.conditions ?? '',
  text: contract.text ?? '',
});

/** The terms of the contract in force, with what its delivery has become, in the words of an amendment. */
export function amendmentOf(inForce: Contract, text: string, today: string): StartTerms {
  const from = inForce.startsOn > today ? inForce.startsOn : today;
  const terms = { ...termsOf(inForce), startsOn: from, text };
  const { delivery, endsOn: until } = inForce;
  if (!delivery || inForce.type !== 'Freelance') return terms;
  const { endsOn, feeMode, daysSold, conditions } = delivery;
  const feeCents = delivery.feeCents ?? terms.feeCents;
  const isOnlyLonger = until !== null && endsOn > until && feeMode === terms.feeMode && feeCents === terms.feeCents;
  // What is only carried on begins where the contract would have ended; anything else changes from now on.
  const startsOn = isOnlyLonger ? addDays(until, 1) : from;
  return { ...terms, ...{ startsOn, endsOn, feeMode, conditions, feeCents }, days: daysSold };
}

/** The same carried on from the day after its end: until the end that its delivery was given, or one that is still to be said. */
export function renewalOf(inForce: Contract, text: string): StartTerms {
  const { endsOn: until, delivery } = inForce;
  const amended = amendmentOf(inForce, text, inForce.startsOn);
  if (until === null) return amended;
  const isRenewed = delivery !== null && delivery.endsOn > until;
  return { ...amended, startsOn: addDays(until, 1), endsOn: isRenewed ? delivery.endsOn : null };
}
