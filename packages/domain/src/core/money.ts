import type { Language } from './languages.ts';
import { perLanguage, readHundredths } from './typed.ts';

/** Integer cents and an ISO currency: no amount is ever a fraction of a cent. */
export type Money = { cents: number; currency: string };

export const euros = (amount: number): Money => ({ cents: Math.round(amount * 100), currency: 'EUR' });

export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Cannot add ${b.currency} to ${a.currency}`);
  return { cents: a.cents + b.cents, currency: a.currency };
}

/** A daily rate for hundredths of a day, rounded half away from zero to the cent. */
export function moneyForDays(rate: Money, hundredths: number): Money {
  const exact = (rate.cents * hundredths) / 100;
  return { cents: Math.sign(exact) * Math.round(Math.abs(exact)), currency: rate.currency };
}

const perCurrency = perLanguage((locale) => {
  const made: Partial<Record<string, Intl.NumberFormat>> = {};
  return (currency: string): Intl.NumberFormat => {
    made[currency] ??= new Intl.NumberFormat(locale, { style: 'currency', currency });
    return made[currency];
  };
});
export const formatMoney = ({ cents, currency }: Money, language: Language): string => perCurrency(language)(currency).format(cents / 100);

const wholeEuros = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
);
/** "620 €": whole euros are what people talk in; cents only where there are some. */
export const formatEuros = (cents: number, language: Language): string => wholeEuros(language).format(cents / 100);

const rates = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }));
/** "0,636 €": what one of many is worth, in ten-thousandths of a euro. */
export const formatRate = (tenThousandths: number, language: Language): string => rates(language).format(tenThousandths / 10_000);

/** "450", "1 250,50 €", "€1,250.50": in cents. */
export const readCents = (typed: string, language: Language): number | undefined => readHundredths(typed, language, /^€|(€|eur(os?)?)$/);
