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

/** What an action was given, with every rich text of its schema cleaned: no feature can forget to. */
export function cleaned<Input extends Record<string, unknown>>(schema: z.ZodObject | undefined, input: Input): Input {
  const rich = Object.entries(schema?.shape ?? {}).filter(([, field]) => controls.get(field as z.ZodType)?.control === 'rich');
  const clean = rich.map(([name, field]) => {
    const text = cleanRichText(String(input[name] ?? ''));
    // Judged again: of what is all script nothing is left, and links have grown.
    const { error } = (field as z.ZodType).safeParse(text);
    if (error) throw new AppError('request.invalid', { fields: { [name]: error.issues[0]?.message ?? 'validation.invalid' } });
    return [name, text];
  });
  return { ...input, ...Object.fromEntries(clean) };
}
