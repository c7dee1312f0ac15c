import type { Language } from './languages.ts';

const spaces = /[\s\u00a0\u202f]/g;

/**
 * A number as people type it: "1 250,5", "1250.5", in English "1,250.5". In French both marks part the decimals, since many keyboards have
 * the point alone. `unit` may follow or precede it.
 */
export function readNumber(typed: string, language: Language, unit: RegExp): number | undefined {
  const bare = typed.replace(spaces, '').toLowerCase().replace(unit, '');
  const plain = language === 'fr' ? bare.replace(',', '.') : bare.replace(/,(?=\d{3}(\D|$))/g, '');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : undefined;
}

/** The same in hundredths: nothing where more digits are typed than are kept. */
export function readHundredths(typed: string, language: Language, unit: RegExp): number | undefined {
  const read = readNumber(typed, language, unit);
  if (read === undefined) return undefined;
  const hundredths = Math.round(read * 100);
  return Math.abs(hundredths - read * 100) < 1e-6 ? hundredths : undefined;
}

export const localeOf: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** What writes in a language, made when it is first asked for and kept: to make one takes longer than thousands of its answers. */
export function perLanguage<Writer>(make: (locale: string) => Writer): (language: Language) => Writer {
  const made: Partial<Record<Language, Writer>> = {};
  return (language) => {
    made[language] ??= make(localeOf[language]);
    return made[language];
  };
}
