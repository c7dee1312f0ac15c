import { fileQuery } from '@jalon/domain/core/list-query';
import type { Listing } from '@jalon/domain/core/listing';

/** What a list is asked for by the query of a view. What the list does not know is passed over, as where the view is opened. */
export function readViewQuery(listing: Listing, query: string): Record<string, unknown> {
  const { shape } = fileQuery(listing);
  const parameters = new URLSearchParams(query);
  const read = Object.entries(shape).map(([name, schema]) => {
    const said = parameters.getAll(['q', 'sort', 'dir'].includes(name) ? name : `f.${name}`).map((value) => value.trim());
    const given = said.length > 1 ? said : said[0];
    const { success, data } = schema.safeParse(given || undefined);
    // What must be said has no value of its own: the screen says it.
    return [name, success ? data : schema.safeParse(undefined).data] as const;
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}
