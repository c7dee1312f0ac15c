/** What rich text may hold, the same for the server that cleans it, the editor that writes it and the page that shows it. */
export const richTags = ['p', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br'] as const;
export type RichTag = (typeof richTags)[number];
export const richSchemes = ['http', 'https', 'mailto'] as const;

const schemes = new RegExp(`^(?:${richSchemes.join('|')}):`, 'i');
export const isRichLink = (href: string): boolean => schemes.test(href);

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What a reader sees of it, without its marks: what is searched, counted and told in a history. Marks inside of a word part nothing. */
export const textOf = (html: string): string =>
  unescaped(html.replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The characters that a text of HTML stands for. */
export const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '');

/** Plain text as it stands in HTML: nothing in it is a mark. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Changes what is read in rich text, and none of its marks. */
export const inText = (html: string, change: (text: string) => string): string =>
  html.replace(/(<[^>]*>)|([^<]+)/g, (_, mark: string | undefined, text: string) => mark ?? change(text));

const link = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs;
/** Where its links lead, which a reader is told by following them. */
export const linksIn = (html: string): string[] => [...html.matchAll(link)].map(([, href = '']) => unescaped(href));
/** The same text without some of its links. */
export const withoutLinks = (html: string, hrefs: readonly string[]): string =>
  html.replace(link, (whole, href: string, text: string) => (hrefs.includes(unescaped(href)) ? text : whole));
