import { capitalised } from './openapi-names.ts';

export type Json = Record<string, unknown>;

/** Shorter than this, a schema says more than a reference to it. */
const worthSharing = 100;

/** A list of something, or something that may be missing, is said where it stands: what it is made of is shared. */
const isShareable = ({ type, enum: values, pattern }: Json): boolean => type === 'object' || values !== undefined || pattern !== undefined;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schemas inside a schema, each with what it could be called; and the schema with others in their place. */
function mapChildren(schema: Json, hint: string, map: (child: Json, hint: string) => Json): Json {
  const one = (value: unknown, name: string) => (isJson(value) ? map(value, name) : value);
  const many = (value: unknown) => (Array.isArray(value) ? value.map((item) => one(item, hint)) : value);
  const children: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isJson(value))
      children[key] = Object.fromEntries(Object.entries(value).map(([name, property]) => [name, one(property, capitalised(name))]));
    else if (key === 'items') children[key] = one(value, hint.replace(/ies$/, 'y').replace(/s$/, ''));
    else if (key === 'additionalProperties' || key === 'propertyNames') children[key] = one(value, hint);
    else children[key] = ['anyOf', 'oneOf', 'allOf'].includes(key) ? many(value) : value;
  }
  return children;
}

/**
 * Moves what is said more than once to one place, under the name it has in the domain or after the property it stands in. `roots` are all
 * the schemas of a document; what is answered puts a reference in the place of what was moved.
 */
export function shareSchemas(roots: readonly { schema: Json; hint: string }[], known: ReadonlyMap<string, string>) {
  const seen = new Map<string, { schema: Json; count: number; hint: string }>();
  const count = (schema: Json, hint: string): Json => {
    const text = JSON.stringify(schema);
    const found = seen.get(text) ?? { schema, count: 0, hint };
    seen.set(text, { ...found, count: found.count + 1 });
    return mapChildren(schema, hint, count);
  };
  for (const { schema, hint } of roots) count(schema, hint);

  const names = new Map<string, string>();
  const taken = new Set(['Error']);
  for (const [text, { schema, count: uses, hint }] of seen) {
    const own = known.get(text);
    if (text.length < worthSharing || !(own || (uses > 1 && isShareable(schema)))) continue;
    const wanted = own ?? hint;
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
    taken.add(name);
    names.set(text, name);
  }

  const components: Record<string, Json> = {};
  const share = (schema: Json, hint = ''): Json => {
    const name = names.get(JSON.stringify(schema));
    if (!name) return mapChildren(schema, hint, share);
    components[name] ??= mapChildren(schema, hint, share);
    return { $ref: `#/components/schemas/${name}` };
  };
  return { share, components };
}
