import { isType } from '@jalon/domain/core/actor';
import type { ImportLook, ImportReport } from '@jalon/domain/imports/import-api';
import { importKinds, type Mapping } from '@jalon/domain/imports/import-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText, routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { Page } from '../ui/page.tsx';
import { useToast } from '../ui/toast.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportFile } from './import-file.tsx';
import { ImportReportView } from './import-report.tsx';
import { ImportSteps } from './import-steps.tsx';
import { type Chosen, checkFile, importClient, lookAt, pastImports, startImport } from './imports.api.ts';
import { PastImports } from './past-imports.tsx';

export const prefetch: Prefetch = () => void queryClient.prefetchQuery(pastImports);

type Step =
  | { name: 'file' }
  | { name: 'columns'; chosen: Chosen; look: ImportLook; mapping: Mapping }
  | { name: 'check'; chosen: Chosen; look: ImportLook; mapping: Mapping; report: ImportReport };

/** A file becomes needs or candidates in three steps: chosen, its columns named, checked. Only then is anything written. */
export default function ImportsScreen() {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const [step, setStep] = useState<Step>({ name: 'file' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const kind = importKinds.find((one) => one === parameters.get('kind')) ?? 'needs';
  const title = routeTitle(t, isType(useUser(), 'Admin') ? 'admin.imports' : 'commercial.imports');

  /** One thing at a time; what is refused is told where it was asked. */
  const wait = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    await work().catch((failure: unknown) => setError(errorText(t, failure)));
    setBusy(false);
  };
  const back = (to: Step) => {
    setError(undefined);
    setStep(to);
  };
  const choose = (file: File) =>
    wait(async () => {
      const chosen = { kind, file };
      const look = await lookAt(chosen);
      setStep({ name: 'columns', chosen, look, mapping: look.mapping });
    });
  const check = ({ chosen, look }: Extract<Step, { name: 'columns' }>, mapping: Mapping) =>
    wait(async () => setStep({ name: 'check', chosen, look, mapping, report: await checkFile(chosen, mapping) }));
  const start = ({ chosen, mapping, report }: Extract<Step, { name: 'check' }>) =>
    wait(async () => {
      const { created } = await startImport(chosen, mapping, report.good);
      importClient.refresh(client);
      setStep({ name: 'file' });
      toast.done(t('imports.done', { count: created }));
    });

  return (
    <Page title={title} description={t('imports.intro')}>
      <ImportSteps current={step.name} file={step.name === 'file' ? undefined : step.chosen.file.name}>
        {step.name === 'file' && (
          <ImportFile
            {...{ kind, isBusy, error }}
            onKind={(picked) => setParameters({ kind: picked }, { replace: true, preventScrollReset: true })}
            onFile={(file) => void choose(file)}
          />
        )}
        {step.name === 'columns' && (
          <ImportColumns
            {...step}
            {...{ isBusy, error }}
            onBack={() => back({ name: 'file' })}
            onCheck={(mapping) => void check(step, mapping)}
          />
        )}
        {step.name === 'check' && (
          <ImportReportView
            {...step}
            {...{ isBusy, error }}
            onBack={() => back({ ...step, name: 'columns' })}
            onCorrect={() => back({ name: 'file' })}
            onStart={() => void start(step)}
          />
        )}
      </ImportSteps>
      <PastImports />
    </Page>
  );
}
