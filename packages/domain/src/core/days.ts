import { z } from 'zod';
import { controls } from './fields.ts';
import type { Language } from './languages.ts';
import { localeOf, readHundredths } from './typed.ts';

/** Days are integer hundredths: 50 is half a day. */
export const Days = z.int().min(0).max(36_600).register(controls, { control: 'days' });
export type Days = z.infer<typeof Days>;

export const halfDay = 50;
export const fullDay = 100;

export const formatDays = (hundredths: Days, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 2 }).format(hundredths / 100);

/** "2,5", "2,5 j", "2.5 days". */
export const readDays = (typed: string, language: Language): Days | undefined => readHundredths(typed, language, /j(ours?)?$|d(ays?)?$/);
