/** French puts a space before `: ; ? ! »` and after `«`; a line must not break there. Texts are written with plain spaces. */
export const unbroken = (text: string): string => text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');
