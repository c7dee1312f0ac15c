import type { Language } from './languages.ts';

/** No field holds more, and what is beyond is no number that can be counted with. */
const countable = (value: number): number | undefined => (Math.abs(value) <= 1e12 ? value : undefined);

/** Digits with a point before the decimals, as far as it is one. */
function plainOf(typed: string, language: Language, unit: RegExp): string {
  const bare = typed
    .replace(/[\s\u00a0\u202f]/g, '')
    .toLowerCase()
    .replace(unit, '');
  return language === 'fr'
    ? bare.replace(',', '.')
    : bare.replace(/^-?[1-9]\d{0,2}(,\d{3})+(?=\.|$)/, (whole) => whole.replaceAll(',', ''));
}

/**
 * A number as people type it: "1 250,5", "1250.5", in English "1,250.5". In French both marks part the decimals, since many keyboards have
 * the point alone. `unit` may follow or precede it.
 */
export function readNumber(typed: string, language: Language, unit: RegExp): number | undefined {
  const plain = plainOf(typed, language, unit);
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? countable(Number(plain)) : undefined;
}

/** Whole numbers only: "1.200" is a thousand to one reader and a decimal to another. */
export function readWhole(typed: string, language: Language, unit = /$/): number | undefined {
  const plain = plainOf(typed, language, unit);
  return /^-?\d+$/.test(plain) ? countable(Number(plain)) : undefined;
}

/** The same in hundredths: nothing where more digits are typed than are kept, as in "1.200". */
export function readHundredths(typed: string, language: Language, unit: RegExp): number | undefined {
  const read = /\.\d{3}/.test(plainOf(typed, language, unit)) ? undefined : readNumber(typed, language, unit);
  return read === undefined ? undefined : Math.round(read * 100);
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
