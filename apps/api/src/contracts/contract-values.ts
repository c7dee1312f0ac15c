import type { Contract } from '@jalon/domain/contracts/contract';
import { amountOf, contractLimits } from '@jalon/domain/contracts/contract-terms';
import { type ContractValues, emptyVariables, filledText, unknownVariables } from '@jalon/domain/contracts/contract-text';
import { formatDays } from '@jalon/domain/core/days';
import { AppError } from '@jalon/domain/core/errors';
import { dayText } from '@jalon/domain/core/fact-text';
import { filled, messageWith } from '@jalon/domain/core/message';
import { formatMoney } from '@jalon/domain/core/money';
import { texts } from '@jalon/domain/locales/all';
import { legalLine, type OperatorSettings } from '@jalon/domain/operator/operator';

type Row = Omit<Contract, 'actions'>;
export type NamedOperator = Parameters<typeof legalLine>[0] & Pick<OperatorSettings, 'name'>;

/** How the parties and the client are called on the day that something is sent: kept with its text, which says the same. */
export const partiesOf = ({ owner: { firstName, lastName, legalStatus }, company }: Row, operator: NamedOperator) => ({
  operator: { name: operator.name, legal: legalLine(operator) },
  person: { firstName, lastName, legalStatus },
  ...(company && { company: { name: company.name } }),
});

/** What the text of a contract names, as its document says it: contracts are in French. */
export function valuesOf(row: Row, operator: string, today: string): ContractValues {
  const { words, contracts: own } = texts.fr;
  const { value } = words.contract;
  const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, 'fr'));
  const day = (date: string | null) => (date === null ? '' : dayText(date, 'fr'));
  const named = (of: Record<string, string>, code: string | null) => (code === null ? '' : (of[code] ?? ''));
  return {
    ...{ number: row.number, operator, today: day(today) },
    person: `${row.owner.firstName} ${row.owner.lastName}`,
    legalStatus: row.owner.legalStatus ?? '',
    ...{ client: row.company?.name ?? '', project: row.project?.title ?? '', delivery: row.delivery?.title ?? '' },
    place: row.project?.place ?? '',
    ...{ startsOn: day(row.startsOn), endsOn: day(row.endsOn) },
    fee: row.feeCents === null || row.feeMode === null ? '' : filled(own.pdf.fee[row.feeMode], { amount: money(row.feeCents) }),
    days: row.days === null ? '' : formatDays(row.days, 'fr'),
    amount: money(amountOf(row)),
    payment:
      row.paymentDays === null || row.paymentFrom === null
        ? ''
        : filled(own.pdf.payment, { days: row.paymentDays, from: value.paymentFrom[row.paymentFrom] }),
    conditions: row.conditions || own.pdf.noConditions,
    ...{ category: named(value.category, row.category), workingTime: named(value.workingTime, row.workingTime).toLocaleLowerCase('fr') },
    hoursPerWeek: row.hoursPerWeek === null ? '' : formatDays(row.hoursPerWeek, 'fr'),
    ...{ hourlySalary: money(row.hourlyCents), monthlySalary: money(row.monthlyCents) },
    signedContract: row.number,
  };
}

/** A text is not sent with gaps: what it names must be there. */
function refuseGaps(text: string, values: ContractValues): void {
  const missing = emptyVariables(text, values);
  if (missing.length > 0)
    throw new AppError('contract.incomplete', { missing: missing.map((name) => texts.fr.contracts.variable[name]).join(', ') });
}

/** The text with its values in it, which make it longer than what was typed: it is drawn, kept and shown as one document. */
export function filledBody(text: string, values: ContractValues): string {
  const body = filledText(text, values);
  if (Buffer.byteLength(body) > contractLimits.body) throw new AppError('contract.tooLong');
  return body;
}

/** What is kept of a contract as it is sent: its text with the values in it, and the names that it says. */
export function frozen(row: Row, operator: NamedOperator, today: string): { body: string; parties: string } {
  const [text, values] = [row.text ?? '', valuesOf(row, operator.name, today)];
  refuseGaps(text, values);
  return { body: filledBody(text, values), parties: JSON.stringify(partiesOf(row, operator)) };
}

/** A name that means nothing is told at the text it stands in. */
export function refuseUnknown(text: string): void {
  const [unknown] = unknownVariables(text);
  if (unknown)
    throw new AppError('request.invalid', { fields: { text: messageWith('validation.unknownVariable', { name: unknown.slice(0, 40) }) } });
}
