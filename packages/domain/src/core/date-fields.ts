import { z } from 'zod';
import { firstYear, lastYear } from './dates.ts';
import { controls } from './fields.ts';

const wrongDate = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null || input === '' ? 'validation.required' : 'validation.date';

/** A calendar day between the years 1950 and 2050 (section 5). */
export const isoDate = z.iso.date({ error: wrongDate }).refine((value) => {
  const year = Number(value.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}, `validation.yearRange|first=${firstYear}|last=${lastYear}`);

/** A month, `2026-01`: the `term` of timesheets and expense reports. */
export const isoMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: wrongDate })
  .refine((value) => {
    const year = Number(value.slice(0, 4));
    return year >= firstYear && year <= lastYear;
  }, `validation.yearRange|first=${firstYear}|last=${lastYear}`)
  .register(controls, { control: 'month' });

export const todayOrLater = (today: string) => isoDate.refine((value) => value >= today, 'validation.todayOrLater');
export const beforeToday = (today: string) => isoDate.refine((value) => value < today, 'validation.beforeToday');
