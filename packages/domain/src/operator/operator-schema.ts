import { z } from 'zod';
import { holidayZones } from '../calendar/holidays.ts';
import { phone, siren } from '../companies/company-fields.ts';
import { email, optionalLine, paragraph, version } from '../core/fields.ts';
import { timeZoneNames } from '../core/zoned.ts';
import { type OperatorSettings, preselectionChoices, validatorChoices } from './operator.ts';

const isEmail = (value: string): boolean => value === '' || email.safeParse(value).success;
const isVatNumber = (value: string): boolean => value === '' || /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(value);
const days = (min: number, max: number) =>
  z
    .array(z.int().min(min).max(max))
    .min(1)
    .max(10)
    .refine((list) => new Set(list).size === list.length, 'validation.invalid');

/** An empty text, and null where there is none, leave it to the default. */
const choices = {
  name: optionalLine(100),
  contactEmail: z.string().trim().toLowerCase().max(254).refine(isEmail, 'validation.email'),
  contactPhone: phone,
  address: paragraph(300),
  legalForm: optionalLine(100),
  siren,
  vatNumber: z
    .string()
    .max(30)
    .overwrite((value) => value.replace(/[\s.-]/g, '').toUpperCase())
    .refine(isVatNumber, 'validation.vatNumber'),
  timeZone: z
    .string()
    .max(64)
    .refine((name) => name === '' || timeZoneNames().includes(name), 'validation.invalid'),
  digestHour: z.int().min(0).max(23).nullable(),
  holidayZone: z.enum(holidayZones).nullable(),
  isWhitMondayWorked: z.boolean().nullable(),
  timesheetReminders: days(-20, 28).nullable(),
  documentReminders: days(1, 365).nullable(),
  contractReminders: days(1, 365).nullable(),
  signatureDays: z.int().min(1).max(365).nullable(),
  validationDays: z.int().min(1).max(20).nullable(),
  validators: z.enum(validatorChoices).nullable(),
  preselection: z.enum(preselectionChoices).nullable(),
} satisfies Record<keyof OperatorSettings, z.ZodType>;

/** Those of one section, or of several: what is left out stays. `version` is the one that was read before. */
export const OperatorUpdate = z.strictObject(choices).partial().extend({ version });
export type OperatorUpdate = z.output<typeof OperatorUpdate>;

const text = z.string().nullable();
const list = z.array(z.int()).nullable();
/** Null where nothing was chosen, or where there is no default. */
const Settings = z.object({
  ...{ name: text, contactEmail: text, contactPhone: text, address: text, legalForm: text, siren: text, vatNumber: text },
  ...{ timeZone: text, digestHour: z.int().nullable(), holidayZone: z.enum(holidayZones).nullable() },
  ...{ isWhitMondayWorked: z.boolean().nullable(), timesheetReminders: list, documentReminders: list, contractReminders: list },
  ...{ signatureDays: z.int().nullable(), validationDays: z.int().nullable() },
  ...{ validators: z.enum(validatorChoices).nullable(), preselection: z.enum(preselectionChoices).nullable() },
} satisfies Record<keyof OperatorSettings, z.ZodType>);

/** The choices of the operator, what holds without them, and the key of its logo. */
export const ManagedOperator = z.object({
  choices: Settings,
  defaults: Settings,
  logo: text,
  version,
  updatedAt: z.string(),
});
export type ManagedOperator = z.infer<typeof ManagedOperator>;
