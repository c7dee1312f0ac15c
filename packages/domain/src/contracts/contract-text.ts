import { escaped } from '../core/rich-text.ts';

/** What the texts of the operator may name; each is filled in when a contract is sent. */
export const contractVariables = [
  ...(['number', 'operator', 'person', 'legalStatus', 'client', 'project', 'delivery', 'place'] as const),
  ...(['startsOn', 'endsOn', 'fee', 'days', 'amount', 'payment', 'conditions'] as const),
  ...(['category', 'workingTime', 'hoursPerWeek', 'hourlySalary', 'monthlySalary', 'signedContract', 'today'] as const),
] as const;
export type ContractVariable = (typeof contractVariables)[number];
export type ContractValues = Record<ContractVariable, string>;

const variable = /\{\{\s*(\w+)\s*\}\}/g;

/** Once, so that what somebody has typed is never read as a variable. What has no value stays empty. Quotes too: a link may name a variable. */
export const filledText = (html: string, values: Partial<ContractValues>): string =>
  html.replace(variable, (_, name: string) => escaped(values[name as ContractVariable] ?? '').replaceAll('"', '&quot;'));

/** Names in a text that mean nothing: told before it is kept. */
export const unknownVariables = (html: string): string[] => [
  ...new Set([...html.matchAll(variable)].flatMap(([, name = '']) => (contractVariables.includes(name as never) ? [] : [name]))),
];

/** The variables of a text that have no value: it is not sent with gaps. */
export const emptyVariables = (html: string, values: Partial<ContractValues>): ContractVariable[] =>
  contractVariables.filter((name) => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(html) && !values[name]);
