import { formatDays, readDays, readWholeDays } from '@jalon/domain/core/days';
import type { Language } from '@jalon/domain/core/languages';
import { readCents } from '@jalon/domain/core/money';
import { formatPercent, readPercent } from '@jalon/domain/core/percent';
import { readNumber, readWhole } from '@jalon/domain/core/typed';
import { useTexts } from '../core/i18n.ts';
import { TypedField, type TypedFieldProps } from './typed-field.tsx';

type Kind = {
  read: (typed: string, language: Language) => number | undefined;
  write: (value: number, language: Language) => string;
  unit?: Record<Language, string>;
};
const plain = (value: number, language: Language): string => String(value).replace('.', language === 'fr' ? ',' : '.');

const kinds: Record<'number' | 'whole' | 'calendarDays' | 'money' | 'days' | 'percent', Kind> = {
  number: { read: (typed, language) => readNumber(typed, language, /$/), write: plain },
  whole: { read: readWhole, write: plain },
  calendarDays: { read: readWholeDays, write: plain, unit: { fr: 'j', en: 'd' } },
  money: { read: readCents, write: (cents, language) => plain(cents / 100, language), unit: { fr: '€', en: '€' } },
  days: { read: readDays, write: formatDays, unit: { fr: 'j', en: 'd' } },
  percent: {
    read: readPercent,
    write: (value, language) => formatPercent(value, language).replace(/\s*%/, ''),
    unit: { fr: '%', en: '%' },
  },
};

type NumberFieldProps = Omit<TypedFieldProps, 'read' | 'write' | 'unit'> & { kind: keyof typeof kinds };

/** A number as people type it, with its unit: what it holds are cents, or hundredths of a day or of a percent. */
export function NumberField({ kind, ...props }: NumberFieldProps) {
  const { language } = useTexts();
  const { read, write, unit } = kinds[kind];
  return (
    <TypedField {...props} read={(typed) => read(typed, language)} write={(value) => write(value, language)} unit={unit?.[language]} />
  );
}
