import type { HolidayRule, HolidayZone } from '../calendar/holidays.ts';
import type { ValidationTime } from '../timesheets/due.ts';

/** Who is asked to validate a month: the people of the client, and where there are none who may the staff; or always both. */
export const validatorChoices = ['client', 'both'] as const;
/** For which needs the box of preselection is ticked at first: those that the staff write, all, or none. */
export const preselectionChoices = ['staff', 'always', 'never'] as const;

/** What is in force: the operator's own choice, or the default. */
export type OperatorSettings = {
  name: string;
  contactEmail: string | null;
  contactPhone: string | null;
  address: string | null;
  legalForm: string | null;
  siren: string | null;
  vatNumber: string | null;
  timeZone: string;
  digestHour: number;
  holidayZone: HolidayZone;
  isWhitMondayWorked: boolean;
  /** Days from the end of a month. */
  timesheetReminders: readonly number[];
  /** Days before a document or a contract ends. */
  documentReminders: readonly number[];
  contractReminders: readonly number[];
  /** After so many days without a signature a contract is late. */
  signatureDays: number;
  /** After so many working days whoever validates a month is late. */
  validationDays: number;
  validators: (typeof validatorChoices)[number];
  preselection: (typeof preselectionChoices)[number];
};
export type OperatorSetting = keyof OperatorSettings;
/** What the operator has chosen: null leaves it to the default. */
export type OperatorChoices = { [Name in OperatorSetting]: OperatorSettings[Name] | null };

/** The sections of the page, and what each of them decides. */
export const operatorSections = {
  identity: ['name'],
  contact: ['contactEmail', 'contactPhone', 'address'],
  legal: ['legalForm', 'siren', 'vatNumber'],
  calendar: ['timeZone', 'digestHour', 'holidayZone', 'isWhitMondayWorked'],
  reminders: ['timesheetReminders', 'documentReminders', 'contractReminders', 'signatureDays'],
  validation: ['validators', 'validationDays', 'preselection'],
} as const satisfies Record<string, readonly OperatorSetting[]>;
export type OperatorSection = keyof typeof operatorSections;
export const operatorSectionNames = Object.keys(operatorSections) as OperatorSection[];
export const operatorSettingNames: readonly OperatorSetting[] = operatorSectionNames.flatMap((section) => operatorSections[section]);

/** What holds where neither the operator nor the environment says otherwise. */
export const operatorDefaults: OperatorSettings = {
  ...{ name: 'Jalon', contactEmail: null, contactPhone: null, address: null, legalForm: null, siren: null, vatNumber: null },
  ...{ timeZone: 'Europe/Paris', digestHour: 8, holidayZone: 'metropolitan', isWhitMondayWorked: false },
  ...{ timesheetReminders: [-3, 1, 4], documentReminders: [60, 30, 7], contractReminders: [60, 30, 7], signatureDays: 60 },
  ...{ validationDays: 3, validators: 'client', preselection: 'staff' },
};

/** A choice wins over the default. */
export const settled = (choices: Partial<OperatorChoices>, defaults: OperatorSettings): OperatorSettings =>
  Object.fromEntries(operatorSettingNames.map((name) => [name, choices[name] ?? defaults[name]])) as OperatorSettings;

export const holidayRuleOf = ({
  holidayZone,
  isWhitMondayWorked,
}: Pick<OperatorSettings, 'holidayZone' | 'isWhitMondayWorked'>): HolidayRule => ({
  ...{ zone: holidayZone, isWhitMondayWorked },
});

export const validationTimeOf = (
  operator: Pick<OperatorSettings, 'holidayZone' | 'isWhitMondayWorked' | 'validationDays'>,
): ValidationTime => ({ days: operator.validationDays, rule: holidayRuleOf(operator) });

/** Whether a need that somebody begins has its candidates preselected by the staff, unless its author says otherwise. */
export const preselectsAtFirst = ({ preselection }: Pick<OperatorSettings, 'preselection'>, isByStaff: boolean): boolean =>
  preselection === 'always' || (preselection === 'staff' && isByStaff);

/** `732 829 320`. */
const grouped = (siren: string): string => siren.replace(/(\d{3})(?=\d)/g, '$1 ');

/** Who the operator is in law, on one line of its documents; empty where it has said nothing. Documents are in French. */
export const legalLine = ({
  legalForm,
  siren,
  vatNumber,
  address,
}: Pick<OperatorSettings, 'legalForm' | 'siren' | 'vatNumber' | 'address'>): string =>
  [legalForm, siren && `SIREN ${grouped(siren)}`, vatNumber && `TVA ${vatNumber}`, address?.replace(/\s*\n\s*/g, ', ')]
    .filter(Boolean)
    .join(' · ');

/** What browsers know of the operator before anything is asked: it stands in the page. */
export type PublicOperator = Pick<
  OperatorSettings,
  'name' | 'holidayZone' | 'isWhitMondayWorked' | 'contractReminders' | 'signatureDays' | 'validationDays' | 'preselection'
> & { logo: string | null };
export const operatorMeta = 'operator';

export const publicPart = (settings: OperatorSettings & { logo: string | null }): PublicOperator => {
  const { name, logo, holidayZone, isWhitMondayWorked, contractReminders, signatureDays, validationDays, preselection } = settings;
  return { name, logo, holidayZone, isWhitMondayWorked, contractReminders, signatureDays, validationDays, preselection };
};
