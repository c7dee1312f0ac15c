import type { Language } from '@jalon/domain/core/languages';
import { formatMoney } from '@jalon/domain/core/money';
import { texts } from '@jalon/domain/locales/all';
import type { Talent, TalentQuery } from '@jalon/domain/talents/talent-schema';
import type { FileAnswer } from '../core/context.ts';
import { type Column, everyRow, exportAs } from '../core/export.ts';
import type { Tx } from '../db/database.ts';
import { listTalents } from './talents.queries.ts';

type Request = {
  format: keyof typeof exportAs;
  query: Omit<TalentQuery, 'size'>;
  language: Language;
  timeZone: string;
  today: string;
};

/** Everybody the filters let through, in the order of the list on screen. */
export function exportTalents(tx: Tx, { format, query, language, timeZone, today }: Request): Promise<FileAnswer> {
  const rows = everyRow((place) => listTalents(tx, { ...query, ...place }, today));
  return exportAs[format]({ name: 'talents', columns: columnsIn(language), rows, reader: { language, timeZone } });
}

function columnsIn(language: Language): Column<Talent>[] {
  const { field, contractType, legalStatus, availability } = texts[language].talents;
  const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
  return [
    { title: field.lastName, value: (row) => row.lastName },
    { title: field.firstName, value: (row) => row.firstName },
    { title: field.title, value: (row) => row.title ?? '' },
    { title: field.professions, value: (row) => row.professions.map((one) => one[language]).join(', ') },
    { title: field.skills, value: (row) => row.skills.join(', ') },
    { title: field.experience, value: (row) => row.experience?.[language] ?? '' },
    { title: field.contractType, value: (row) => (row.contractType ? contractType[row.contractType] : '') },
    { title: field.legalStatus, value: (row) => (row.legalStatus ? legalStatus[row.legalStatus] : '') },
    { title: field.dailyRate, value: (row) => money(row.dailyRateCents) },
    { title: field.annualSalary, value: (row) => money(row.annualSalaryCents) },
    { title: field.availability, value: (row) => (row.availability ? availability[row.availability] : '') },
    { title: field.availableFrom, value: (row) => row.availableFrom ?? '' },
  ];
}
