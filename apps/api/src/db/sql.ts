/** SQL as a value: text with holes. Holes become parameters, or are fragments themselves; nothing is ever pasted into the text. */
export type Sql = { readonly parts: readonly string[]; readonly values: readonly unknown[]; readonly isPerValue?: boolean };

/** A class of its own, because nothing that comes from outside can be one of it. */
class Fragment implements Sql {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
  readonly isPerValue: boolean;

  constructor(parts: readonly string[], values: readonly unknown[], isPerValue = false) {
    this.parts = parts;
    this.values = values;
    this.isPerValue = isPerValue;
  }
}

export function sql(parts: TemplateStringsArray, ...values: unknown[]): Sql {
  return new Fragment(parts, values);
}

/** A value that is asked for each time the statement is sent: fragments that are made once may depend on what changes meanwhile. */
class Asked {
  readonly ask: () => unknown;

  constructor(ask: () => unknown) {
    this.ask = ask;
  }
}
export const asked = (ask: () => unknown): Sql => new Fragment(['', ''], [new Asked(ask)]);

/** A statement to plan anew each time: the best way through it depends on the values, and one plan for all would fit none. */
export const perValue = ({ parts, values }: Sql): Sql => new Fragment(parts, values, true);

/** A number of the code's own, written into the text: one plan for all values must know how many rows are wanted. */
export const constant = (value: number): Sql => new Fragment([String(value)], []);

const nothing = sql``;

/** Fragments one after the other: `join(conditions, sql` and `)`. */
export function join(items: readonly Sql[], separator: Sql): Sql {
  return items.reduce((all, item, index) => (index === 0 ? item : sql`${all}${separator}${item}`), nothing);
}

/** A column has one of some values. One alone is put as such: an index of several columns (GIN) takes part in nothing else. */
export const isOneOf = (column: Sql, values: readonly string[]): Sql =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;

export function compile(query: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const write = ({ parts, values: holes }: Sql): string => {
    let text = parts[0] ?? '';
    for (let i = 0; i < holes.length; i += 1) {
      const hole = holes[i];
      text += hole instanceof Fragment ? write(hole) : `$${values.push(hole instanceof Asked ? hole.ask() : hole)}`;
      text += parts[i + 1];
    }
    return text;
  };
  return { text: write(query), values };
}
