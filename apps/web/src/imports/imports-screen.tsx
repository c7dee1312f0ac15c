import { isType } from '@jalon/domain/core/actor';
import type { ImportLook, ImportReport } from '@jalon/domain/imports/import-api';
import { importKinds, type Mapping, toolKinds } from '@jalon/domain/imports/import-fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { statusQuery } from '../connector/connector.api.ts';
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
import { SourceSwitch } from './source-switch.tsx';
import { ToolImport } from './tool-import.tsx';

export const prefetch: Prefetch = (user) => {
  void queryClient.prefetchQuery(pastImports);
  if (isType(user, 'Admin')) void queryClient.prefetchQuery(statusQuery);
};

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
  const isAdmin = isType(useUser(), 'Admin');
  const { data: tool } = useQuery({ ...statusQuery, enabled: isAdmin });
  const isToolThere = tool?.isConfigured === true;
  const kind = importKinds.find((one) => one === parameters.get('kind')) ?? 'needs';
  const toolKind = toolKinds.find((one) => one === parameters.get('kind')) ?? 'companies';
  const title = routeTitle(t, isAdmin ? 'admin.imports' : 'commercial.imports');
  const go = (place: { source?: 'tool'; kind: string }) => setParameters(place, { replace: true, preventScrollReset: true });
  const sources = isToolThere && (
    <SourceSwitch
      source={parameters.get('source') === 'tool' ? 'tool' : 'file'}
      onPick={(source) => go(source === 'tool' ? { source, kind: toolKind } : { kind })}
    />
  );

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

  if (isToolThere && parameters.get('source') === 'tool')
    return (
      <Page title={title} description={t('imports.tool.intro')}>
        <ToolImport kind={toolKind} sources={sources} onKind={(picked) => go({ source: 'tool', kind: picked })} />
        <PastImports />
      </Page>
    );
  return (
    <Page title={title} description={t('imports.intro')}>
      <ImportSteps current={step.name} file={step.name === 'file' ? undefined : step.chosen.file.name}>
        {step.name === 'file' && (
          <ImportFile
            {...{ kind, sources, isBusy, error }}
            onKind={(picked) => go({ kind: picked })}
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
