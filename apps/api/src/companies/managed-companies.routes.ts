import { managedCompanyApi } from '@jalon/domain/companies/managed-company-api';
import { assignmentApi } from '@jalon/domain/portfolios/assignment-api';
import type { Config } from '../config.ts';
import { actOnEach } from '../core/act-on-each.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { changedMeanwhile, inBoth, missing } from '../organisation/organisation.ts';
import { assignCommercials } from '../portfolios/assign.ts';
import { assertSirenFree, assertSound, tracedDetails } from './company.details.ts';
import { lockDetails, updateCompany } from './company.queries.ts';
import { actOnCompany } from './managed-companies.acts.ts';
import { exportCompanies } from './managed-companies.export.ts';
import { getCompany, oneCompany, pageOfCompanies, pastOfCompany, present } from './managed-companies.handlers.ts';
import { insertCompany } from './managed-companies.queries.ts';

export function mountManagedCompanies(kernel: Kernel, { timeZone }: Config, files: Files): void {
  serve(kernel, managedCompanyApi.list, pageOfCompanies);
  serve(kernel, managedCompanyApi.read, oneCompany);
  serve(kernel, managedCompanyApi.history, pastOfCompany);
  serve(kernel, managedCompanyApi.export, ({ tx, actor, params: { format }, query, language }) =>
    exportCompanies(tx, actor, { format, query, language, timeZone }),
  );
  mountDetails(kernel);
  mountActs(kernel, files);
  mountAssignment(kernel);
}

function mountDetails(kernel: Kernel): void {
  serve(kernel, managedCompanyApi.create, async ({ tx, actor, body, language, requestId }) => {
    await assertSound(tx, body);
    await assertSirenFree(tx, { actor, siren: body.siren });
    const made = await getCompany(tx, actor, await insertCompany(tx, body, language));
    const trace = { subjectId: made.id, label: inBoth(made.name), by: actor.id, requestId };
    await record(tx, 'company.create', { ...trace, after: tracedDetails(made) });
    return present({ actor, language }, made);
  });

  serve(kernel, managedCompanyApi.update, async ({ tx, actor, params: { id }, body: { version, ...details }, language, requestId }) => {
    const before = (await lockDetails(tx, id)) ?? missing();
    const current = async () => present({ actor, language }, await getCompany(tx, actor, id));
    if (before.version !== version) throw await changedMeanwhile(tx, await current());
    await assertSound(tx, details, before);
    await assertSirenFree(tx, { actor, siren: details.siren, before });
    const after = await updateCompany(tx, id, details);
    const states = { before: tracedDetails(before), after: tracedDetails(after) };
    await record(tx, 'company.update', { subjectId: id, label: inBoth(after.name), by: actor.id, requestId, ...states });
    return current();
  });
}

function mountActs(kernel: Kernel, files: Files): void {
  const { database } = kernel;
  // The file outside the transaction, which must not wait for a disk; what is rolled back has removed nothing.
  const act = async (one: Parameters<typeof actOnCompany>[1]) => {
    const { company, logo } = await database.transaction((tx) => actOnCompany(tx, one));
    if (logo) await files.remove(pictureKey(logo));
    return company;
  };

  serve(
    kernel,
    managedCompanyApi.act,
    async ({ actor, params: { id, action }, language, requestId }) => {
      const after = await act({ actor, id, action, requestId });
      return after && present({ actor, language }, after);
    },
    { transaction: false },
  );

  serve(
    kernel,
    managedCompanyApi.actOnMany,
    ({ actor, body: { action, ids }, requestId }) =>
      actOnEach(ids, {
        act: (id) => act({ actor, id, action, requestId }),
        nameOf: (id) =>
          getCompany(database, actor, id).then(
            ({ name }) => name,
            () => '',
          ),
      }),
    { transaction: false },
  );
}

function mountAssignment(kernel: Kernel): void {
  serve(kernel, assignmentApi.assign, async ({ tx, actor, params: { id }, body, language, requestId }) => {
    const isDone = await assignCommercials(tx, { actor, id, wanted: body.commercialIds, known: body.knownIds, requestId });
    const company = present({ actor, language }, await getCompany(tx, actor, id));
    if (!isDone) throw await changedMeanwhile(tx, company);
    return company;
  });
}
