/** What rich text may hold, the same for the server that cleans it, the editor that writes it and the page that shows it. */
export const richTags = ['p', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br'] as const;
export type RichTag = (typeof richTags)[number];
export const richSchemes = ['http', 'https', 'mailto'] as const;

const schemes = new RegExp(`^(?:${richSchemes.join('|')}):`, 'i');
export const isRichLink = (href: string): boolean => schemes.test(href);

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What a reader sees of it, without its marks: what is searched, counted and told in a history. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
