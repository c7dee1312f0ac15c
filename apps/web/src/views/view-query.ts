/** A view that every list of its kind has; its id is a name of the code. */
export type BuiltIn = { id: string; name: string; query: string /** How many wait there. */; count?: number };

/** What a view keeps of an address: what narrows and orders the list, and not the page nor what is open beside it. */
const isKept = (name: string): boolean => ['q', 'sort', 'dir'].includes(name) || name.startsWith('f.');
const isOfTable = (name: string): boolean => isKept(name) || ['columns', 'view', 'after', 'before'].includes(name);

const inOrder = (pairs: [string, string][]): string =>
  new URLSearchParams(pairs.filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();

/** The same view is the same text, in whatever order its parts were chosen. */
export const viewQueryOf = (parameters: URLSearchParams, columns: string): string =>
  inOrder([...[...parameters].filter(([name]) => isKept(name)), ['columns', columns]]);

export const tidied = (query: string): string => {
  const parameters = new URLSearchParams(query);
  return viewQueryOf(parameters, parameters.get('columns') ?? '');
};

/** The address of the same screen with a view, or with the whole list; what else the address says stays. */
export function addressOf(current: URLSearchParams, view?: { id: string; query: string }): string {
  const written = new URLSearchParams([...current].filter(([name]) => !isOfTable(name)));
  if (view) {
    for (const [name, value] of new URLSearchParams(tidied(view.query))) written.append(name, value);
    written.set('view', view.id);
  }
  return written.size > 0 ? `?${written}` : '';
}
