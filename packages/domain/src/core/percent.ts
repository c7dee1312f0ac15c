import { z } from 'zod';
import { controls } from './fields.ts';
import type { Language } from './languages.ts';
import { perLanguage, readHundredths } from './typed.ts';

/** Percents are integer hundredths: 1250 is 12.5 %. */
export const Percent = z
  .int()
  .min(0, 'validation.positive')
  .max(10_000, 'validation.max|max=100')
  .register(controls, { control: 'percent' });
export type Percent = z.infer<typeof Percent>;

const percents = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
export const formatPercent = (hundredths: Percent, language: Language): string => percents(language).format(hundredths / 10_000);

/** "12,5", "12,5 %", "12.5%". */
export const readPercent = (typed: string, language: Language): Percent | undefined => readHundredths(typed, language, /%$/);
