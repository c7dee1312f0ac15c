/** One value of a reference list. `group` is the code of another value of the same list. */
export type DefaultValue = { code: string; fr: string; en: string; group?: string };

/** The group followed by its members, each naming the group. */
export const grouped = (group: DefaultValue, members: DefaultValue[]): DefaultValue[] => [
  group,
  ...members.map((member) => ({ ...member, group: group.code })),
];

const frenchOrder = new Intl.Collator('fr');

export const byFrenchLabel = (a: DefaultValue, b: DefaultValue): number => frenchOrder.compare(a.fr, b.fr);
