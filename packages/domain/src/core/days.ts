import { z } from 'zod';
import { controls } from './fields.ts';
import type { Language } from './languages.ts';
import { perLanguage, readHundredths, readWhole } from './typed.ts';

/** Days are integer hundredths: 50 is half a day. */
export const Days = z
  .int()
  .min(0, 'validation.positive')
  .max(36_600, 'validation.mostDays|hundredths=36600')
  .register(controls, { control: 'days' });
export type Days = z.infer<typeof Days>;

export const halfDay = 50;
/** Of what is sold or agreed. */
export const leastDays = 'validation.leastDays|hundredths=50';
export const fullDay = 100;

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
export const formatDays = (hundredths: Days, language: Language): string => numbers(language).format(hundredths / 100);

const unit = /j(ours?)?$|d(ays?)?$/;
/** "2,5", "2,5 j", "2.5 days". */
export const readDays = (typed: string, language: Language): Days | undefined => readHundredths(typed, language, unit);
/** Of the calendar: "30", "30 jours". */
export const readWholeDays = (typed: string, language: Language): number | undefined => readWhole(typed, language, unit);
