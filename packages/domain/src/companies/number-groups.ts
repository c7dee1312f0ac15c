/** A SIREN or SIRET as papers write it: 552 081 317, and 552 081 317 00013. Anything else stays as it is. */
export const inGroups = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, ...[a, b, c, d]: string[]) => [a, b, c, d].filter(Boolean).join('\u00a0'));
