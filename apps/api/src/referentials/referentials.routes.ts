import { listNames, referenceLists } from '@jalon/domain/core/reference-lists';
import { listEndpoint } from '@jalon/domain/referentials/referential-api';
import { listCompanyChoices } from '../companies/companies.queries.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { listChoices } from './referentials.queries.ts';

/** Section 7: one GET per list, each under its own key. */
export function mountReferenceLists(kernel: Kernel): void {
  for (const list of listNames) {
    const { key, levels, title } = referenceLists[list];
    serve(kernel, listEndpoint(list), async ({ tx, actor, language }) => {
      if (list === 'companies') return { [key]: actor ? await listCompanyChoices(tx, actor) : [] };
      const choices = await listChoices(tx, list, language);
      return {
        [key]: choices.map(({ id, title: text, groupId, groupTitle }) => ({
          id,
          [title]: text,
          ...(levels === 2 && groupId && groupTitle ? { group: { id: groupId, value: groupTitle } } : {}),
        })),
      } as never;
    });
  }
}
