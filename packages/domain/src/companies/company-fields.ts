import { z } from 'zod';
import { label, line } from '../core/fields.ts';
import { isCompanyNumber, isSiren, isSiret, withoutGroups } from './company-numbers.ts';

/** Optional texts are empty when there is nothing to say, as their fields are. */
const orEmpty = (isRight: (value: string) => boolean) => (value: string) => value === '' || isRight(value);

const official = (isRight: (value: string) => boolean, message: string) =>
  z.string().max(30).overwrite(withoutGroups).refine(orEmpty(isRight), message);
export const siren = official(isSiren, 'validation.siren');
export const siret = official(isSiret, 'validation.siret');
export const companyNumber = official(isCompanyNumber, 'validation.companyNumber');

/** Written 62.02A or 6202A; kept as the latter. */
export const ape = z
  .string()
  .max(10)
  .overwrite((value) => withoutGroups(value).toUpperCase())
  .refine(
    orEmpty((value) => /^\d{4}[A-Z]$/.test(value)),
    'validation.ape',
  );

const isPhone = (value: string) => /^\+?[\d\s().-]+$/.test(value) && /^\d{6,15}$/.test(value.replace(/\D/g, ''));
export const phone = z.string().trim().max(30).refine(orEmpty(isPhone), 'validation.phone');

/** People write the name of a site; what is kept opens it. */
export const website = z
  .string()
  .trim()
  .overwrite((value) => (value === '' || /^https?:/i.test(value) ? value : `https://${value}`))
  .max(200)
  .refine(
    orEmpty((value) => /^https?:\/\/([a-z\d-]+\.)+[a-z]{2,}([/?#]\S*)?$/i.test(value) && value.isWellFormed()),
    'validation.website',
  );

export const companyName = label();
export const address = line(100);
export const postalCode = line(10);
export const employees = z
  .int()
  .refine((value) => value > 0, 'validation.greaterThanZero')
  .max(10_000_000);
