/** The beginning of a text, without the half of a character that a cut may leave behind: the database refuses it. */
export const cutTo = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
