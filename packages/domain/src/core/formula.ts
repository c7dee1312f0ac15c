/**
 * What a spreadsheet would run as a formula when it stands at the beginning of a cell. Those for East Asian languages read the full-width and small
 * signs as the others, and some skip what cannot be seen before them.
 */
export const formulaStart = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n]/u;
const starts = new RegExp(`^(?:${formulaStart.source})`, 'u');

/** The text of a cell behind an apostrophe where it would be run. */
export const harmless = (text: string): string => (starts.test(text) ? `'${text}` : text);
