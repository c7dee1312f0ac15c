import { deletedName } from '@jalon/domain/accounts/own-account';
import { isType, type User } from '@jalon/domain/core/actor';
import { factText } from '@jalon/domain/core/fact-text';
import type { FeatureWords } from '@jalon/domain/core/feature-words';
import type { Language } from '@jalon/domain/core/languages';
import { ofMonth } from '@jalon/domain/core/months';
import { placeHref } from '@jalon/domain/core/notices';
import { unbroken } from '@jalon/domain/core/typography';
import { notices as en } from '@jalon/domain/locales/en/notices';
import { notices as fr } from '@jalon/domain/locales/fr/notices';
import { wordsIn } from '@jalon/domain/locales/words';
import { noticeOf, type OwnToldKind } from '@jalon/domain/notifications/notices';
import type { Notification } from '@jalon/domain/notifications/notification-schema';
import type { Tx } from '../db/database.ts';
import { toldRecords } from '../features.ts';
import type { Told } from './notifications.queries.ts';

const texts = { fr, en };
const typeset: Record<Language, (text: string) => string> = { fr: unbroken, en: (text) => text };

const words: Record<Language, Readonly<Record<string, FeatureWords>>> = { fr: wordsIn('fr'), en: wordsIn('en') };

/** What the reader is not shown of a record, or `gone` where they cannot see it. */
type Sight = readonly string[] | 'gone';

/** Notifications in the words of their reader, who is shown of a record what they would be shown there. */
export async function wordAll(tx: Tx, reader: User, language: Language, rows: readonly Told[], isLetter = false): Promise<Notification[]> {
  const sights = await sightsOf(tx, reader, rows);
  return rows.flatMap((row) => wordOne(reader, language, row, sights.get(row.id), isLetter) ?? []);
}

/** By notification, for those about records of a feature on the kernel: each feature is asked once for all of its own. */
async function sightsOf(tx: Tx, reader: User, rows: readonly Told[]): Promise<Map<string, Sight>> {
  const asked = toldRecords.map(async ({ resource, findAll, hiddenOf }) => {
    const own = rows.filter(({ kind }) => kind.startsWith(`${resource.flow.name}.`));
    if (own.length === 0) return [];
    const found = await findAll(
      tx,
      reader,
      own.map(({ subjectId }) => subjectId),
    );
    const byId = new Map(found.map((record) => [record.id, record]));
    return own.map(({ id, subjectId }): [string, Sight] => {
      const record = byId.get(subjectId);
      return [id, record ? hiddenOf(reader, record as never) : 'gone'];
    });
  });
  return new Map((await Promise.all(asked)).flat());
}

/** The names of timesheets and of expense reports end with their month, as figures. */
const reportName = /^(.*?)(?: –|,) (\d\d)\/(\d{4})$/s;

/** Once, so that what people have typed is not read as words of ours. What stands in brackets goes with a value that is not told. */
const filledIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\s\(\{\{(\w+)\}\}([^()]*)\)|\{\{(\w+)\}\}/g, (_, inBrackets: string | undefined, rest: string, key: string) => {
    if (inBrackets === undefined) return String(values[key] ?? '');
    return values[inBrackets] == null ? '' : ` (${String(values[inBrackets])}${rest})`;
  });

/** Whether a value is missing that the sentence cannot do without. */
const isCut = (text: string, values: Readonly<Record<string, unknown>>): boolean =>
  [...text.matchAll(/(?<!\()\{\{(\w+)\}\}/g)].some(([, key = '']) => values[key] == null);

/** Undefined for a kind that the product no longer tells; in a letter, also for a record that is gone with what the sentence says of it. */
export function wordOne(reader: User, language: Language, told: Told, sight: Sight = [], isLetter = false): Notification | undefined {
  const notice = noticeOf(told.kind);
  const [flow = '', verb = ''] = told.kind.split('.');
  const own = words[language][flow];
  const ofTeam = isType(reader, 'Freelance') ? undefined : own?.teamNotice?.[verb];
  const text = ofTeam ?? (own?.notice as Record<string, string> | undefined)?.[verb] ?? texts[language].kind[told.kind as OwnToldKind];
  if (!notice || !text) return undefined;
  // Who hides is not named, nor told of.
  if (sight === 'gone' && notice.place === 'talent') return undefined;
  const gone = `${deletedName[language].firstName} ${deletedName[language].lastName}`;
  const nameOf = (person: { name: string; isGone: boolean }) => (person.isGone ? gone : person.name);
  const { label, input, after, by: actor } = told.event;
  const isShown = (field: string) => sight !== 'gone' && !sight.includes(field);
  // Who acted may say what is hidden of the record.
  const by = actor && (sight === 'gone' ? notice.isOfGone : isShown('by')) ? actor : null;
  const facts = Object.fromEntries(
    Object.entries({ ...after, ...input })
      .filter(([field]) => isShown(field))
      .map(([field, value]) => [field, own?.value?.[field]?.[String(value)] ?? factText(field, value, language)]),
  );
  const name = label ?? (told.subject ? nameOf(told.subject) : String(facts.type ?? ''));
  const [, title, month, year] = reportName.exec(name) ?? [];
  const ofItsMonth = title && { title, ofMonth: ofMonth(`${year}-${month}`, language) };
  const values: Record<string, unknown> = { ...ofItsMonth, ...facts, name, by: by ? nameOf(by) : texts[language].by };
  if (isLetter && sight === 'gone' && isCut(text, values)) return undefined;
  const treatedBy = told.treatedBy && { id: told.treatedBy.id, name: nameOf(told.treatedBy) };
  return {
    ...{ id: told.id, at: told.at, kind: told.kind, category: notice.category, isRead: told.isRead, asks: told.asks },
    subject: { id: told.subjectId, name },
    by: by && { id: by.id, name: nameOf(by) },
    text: filledIn(typeset[language](text), values),
    href: sight === 'gone' && !notice.isOfGone ? null : placeHref(notice.place, reader, told.subjectId),
    treated: told.treatedAt ? { at: told.treatedAt, by: treatedBy } : null,
  };
}
