import { AppError } from '@jalon/domain/core/errors';
import { controls } from '@jalon/domain/core/fields';
import { isRichLink, richSchemes, richTags } from '@jalon/domain/core/rich-text';
import sanitizeHtml from 'sanitize-html';
import type { z } from 'zod';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTags],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: [...richSchemes],
  allowedSchemesAppliedToAttributes: ['href'],
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    // An address without a scheme would be another one wherever the text is shown.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: isRichLink(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : ({} as Record<string, string>),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  // Deeper than anything an editor writes: what is nested further costs more than it says.
  nestingLimit: 12,
};

/** Rich text as it may be kept and shown: whatever is not allowed is left out. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, options).trim();

/** What an action was given, with every rich text of its schema cleaned, those inside of lists too: no feature can forget to. */
export const cleaned = <Input extends Record<string, unknown>>(schema: z.ZodObject | undefined, input: Input): Input =>
  schema ? (cleanedIn(schema as unknown as z.core.$ZodTypes, input, []) as Input) : input;

function cleanedIn(schema: z.core.$ZodTypes, value: unknown, path: readonly (string | number)[]): unknown {
  if (controls.get(schema)?.control === 'rich') return cleanedText(schema as unknown as z.ZodType, value, path);
  const { def } = schema._zod;
  if ((def.type === 'nullable' || def.type === 'optional') && value !== null && value !== undefined)
    return cleanedIn(def.innerType as z.core.$ZodTypes, value, path);
  if (def.type === 'array' && Array.isArray(value))
    return value.map((item, place) => cleanedIn(def.element as z.core.$ZodTypes, item, [...path, place]));
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return value;
  const clean = Object.entries(def.shape).map(([name, field]) => [
    name,
    cleanedIn(field as z.core.$ZodTypes, (value as Record<string, unknown>)[name], [...path, name]),
  ]);
  return { ...value, ...Object.fromEntries(clean.filter(([, one]) => one !== undefined)) };
}

/** Judged again: of what is all script nothing is left, and links have grown. */
function cleanedText(schema: z.ZodType, value: unknown, path: readonly (string | number)[]): string {
  const text = cleanRichText(String(value ?? ''));
  const { error } = schema.safeParse(text);
  if (error) throw new AppError('request.invalid', { fields: { [path.join('.')]: error.issues[0]?.message ?? 'validation.invalid' } });
  return text;
}
