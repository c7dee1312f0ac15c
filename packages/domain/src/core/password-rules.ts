/** What section 5 asks of a password, one by one, to be told while it is typed. */
export const passwordRules = [
  { name: 'length', test: (value: string) => value.length >= 8 },
  { name: 'upper', test: (value: string) => /\p{Lu}/u.test(value) },
  { name: 'lower', test: (value: string) => /\p{Ll}/u.test(value) },
  { name: 'digit', test: (value: string) => /\d/.test(value) },
  { name: 'special', test: (value: string) => /[@!#$^*%/.+:;=]/.test(value) },
] as const;
