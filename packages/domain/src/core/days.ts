import { z } from 'zod';
import type { Language } from './languages.ts';

/** Days are integer hundredths: 50 is half a day. */
export const Days = z.int().min(0).max(36_600);
export type Days = z.infer<typeof Days>;

export const halfDay = 50;
export const fullDay = 100;

export const formatDays = (hundredths: Days, language: Language): string =>
  new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 2 }).format(hundredths / 100);
