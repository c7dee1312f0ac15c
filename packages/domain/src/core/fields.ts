import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { languages } from './languages.ts';
import { passwordRules } from './password-rules.ts';
import { textOf } from './rich-text.ts';

/**
 * The pieces every schema is made of. Messages are text keys, `key` or `key|name=value`, so the same schema speaks every language:
 * the form translates them as it draws, the server sends them as they are.
 */
// In a browser the content policy forbids making code from text, which zod would try for speed.
z.config({ customError: (issue) => messageKey(issue), jitless: 'document' in globalThis });

function messageKey(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'validation.required' : 'validation.invalid';
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? 'validation.required' : `validation.minLength|min=${issue.minimum}`;
      return issue.origin === 'array' ? `validation.minItems|min=${issue.minimum}` : `validation.min|min=${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'array') return `validation.maxItems|max=${issue.maximum}`;
      return issue.origin === 'string' ? `validation.maxLength|max=${issue.maximum}` : `validation.max|max=${issue.maximum}`;
    case 'unrecognized_keys':
      return 'validation.unknownField';
    case 'invalid_format':
      if (issue.input === '') return 'validation.required';
      return issue.format === 'email' ? 'validation.email' : 'validation.invalid';
    default:
      return 'validation.invalid';
  }
}

// Control characters have no place in a line of text, and PostgreSQL refuses the null one; half a character is none. Nor do marks that
// change the direction of what follows: they make a line read as another one than it is.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a paragraph keeps its tabs and line ends
const controlCharactersButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Half a character, which no keyboard makes, cannot be kept either. */
const isPlain = (value: string): boolean => value.isWellFormed() && !controlCharacters.test(value);

// Letters by their class, but drawn as nothing: Hangul fillers, which are ignorable, and the empty braille cell.
const undrawn = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const drawn = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anything of it can be seen: a name of spaces without width is no name. */
const isVisible = (value: string): boolean => drawn.test(value.replace(undrawn, ''));

/** One line of text, trimmed, not empty; 50 characters unless the record needs more (section 5). */
export const line = (max = 50) =>
  z.string().trim().min(1).max(max).refine(isPlain, 'validation.invalid').refine(isVisible, 'validation.required');

/** A line that may be left empty. */
export const optionalLine = (max = 50) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(isPlain, 'validation.invalid')
    .refine((value) => value === '' || isVisible(value), 'validation.invalid');

// What mail programs make a link of. Booking.com is a company and ASP.NET a skill, so a bare domain is refused in names of people only.
const links = /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.[a-z]{2,24}(:\d+)?[/?#]/iu;
const domains =
  /[\p{L}\p{N}]{2}\.(com|net|org|info|biz|xyz|top|site|online|shop|store|link|click|live|club|app|dev|io|co|me|ai|ly|gg|tk|ru|cn|su|fr|be|ch|ca|de|es|eu|it|nl|uk|us)(?![\p{L}\p{N}])/iu;

/** As a mail program reads it: full-width letters and the full stops of other scripts make links too. */
const asRead = (value: string): string => value.normalize('NFKC').replaceAll('\u3002', '.');
const hasLink = (value: string): boolean => links.test(asRead(value));

/** A line that letters to others repeat, such as the name of a company or of a role: it carries no link and no e-mail address. */
export const label = (max = 50) => line(max).refine((value) => !hasLink(value), 'validation.noLinks');
export const optionalLabel = (max = 50) => optionalLine(max).refine((value) => !hasLink(value), 'validation.noLinks');

// A sentence or a telephone number in the place of a name would be a message to whoever receives the letter.
const messages = /[:;!?<>]|(?:\p{Nd}\P{Nd}*){6}|\d\.\d/u;
// Drawn as nothing, they hide a word from whoever reads the name: but Persian and Indian names need those that join and part letters.
const hidden = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\u2800]/u;
// Any word after a full stop, but not the capital of "M.Dupont".
const dotted = /[\p{L}\p{N}]\.\p{Ll}{2}/u;

/** The first or last name of somebody, which letters begin with. */
export const personName = () =>
  label()
    .refine((value) => !domains.test(asRead(value)) && !dotted.test(asRead(value)), 'validation.noLinks')
    .refine((value) => !messages.test(asRead(value)) && !hidden.test(value), 'validation.invalid');

/** Which field a form draws, where the schema does not tell. Kept beside the schemas: their own `meta` would be part of the documentation. */
export const controls = z.registry<{ control: 'paragraph' | 'rich' | 'money' | 'days' | 'percent' | 'month' | 'period' }>();

/** Text over several lines. */
export const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !controlCharactersButBreaks.test(value), 'validation.invalid')
    .register(controls, { control: 'paragraph' });

const rich = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !controlCharactersButBreaks.test(value), 'validation.invalid');

/** Text with marks (`rich-text.ts`), as HTML. The server cleans whatever is written by a schema that has such a field; `max` counts the marks too. */
export const richText = (max: number) =>
  rich(max)
    .refine((value) => isVisible(textOf(value)), 'validation.required')
    .register(controls, { control: 'rich' });
export const optionalRichText = (max: number) => rich(max).register(controls, { control: 'rich' });

export const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());

const linkTo = (pattern: RegExp, message: string) => z.string().trim().max(200).regex(pattern, message);
export const linkedinLink = linkTo(/^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/\S+$/i, 'validation.linkedin');
export const twitterLink = linkTo(/^https:\/\/(www\.|mobile\.)?(twitter|x)\.com\/\S+$/i, 'validation.twitter');

/** "Value greater than 0" and "value positive" (section 5). */
export const greaterThanZero = z.number().refine((value) => value > 0, 'validation.greaterThanZero');
export const positive = z.number().refine((value) => value >= 0, 'validation.positive');
/** An amount in cents of the currency of the product. */
export const cents = (max: number) =>
  z.int().min(0, 'validation.positive').max(max, `validation.atMost|cents=${max}`).register(controls, { control: 'money' });
/** One that is more than nothing. */
export const price = (max: number) => cents(max).min(1, 'validation.greaterThanZero').register(controls, { control: 'money' });
export const daysPerWeek = z.int().min(1).max(7);

/** Section 5: upper and lower case, digit and special character. 8 to 128 characters, and none everybody has (product decision). */
export const password = z
  .string()
  .min(8)
  .max(128)
  .refine((value) => passwordRules.every(({ test }) => test(value)), 'validation.password')
  .refine((value) => !isCommonPassword(value), 'validation.commonPassword');

/** A form that asks for a new password twice; only one of them is sent. */
export const withConfirmation = <Shape extends z.ZodRawShape & { password: z.ZodType<string> }>(schema: z.ZodObject<Shape>) =>
  schema
    .extend({ confirmation: z.string().min(1) })
    .refine((values) => (values as { password: string }).password === (values as { confirmation: string }).confirmation, {
      path: ['confirmation'],
      message: 'validation.confirmation',
    });

export const language = z.enum(languages);
/** In small letters, as the database answers: otherwise one that is named in both would count as two. */
export const id = z.uuid().toLowerCase();

/** Behind which record of an order by hand one is to stand; null is in front of all. */
export const PlaceInput = z.strictObject({ after: id.nullable() });
export const version = z.int().min(1).max(2_147_483_647);
