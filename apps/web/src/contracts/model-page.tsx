import { type ContractModel, ModelText } from '@jalon/domain/contracts/contract-model';
import { contractSample } from '@jalon/domain/contracts/contract-sample';
import { filledText } from '@jalon/domain/contracts/contract-text';
import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { Trail } from '../ui/trail.tsx';
import { useContractHrefs } from './contract-look.ts';
import { modelClient } from './contracts.api.ts';
import classes from './model-page.module.css';
import { TextFields } from './text-fields.tsx';

/** The text that contracts of a kind begin with: written on one side, read with sample values on the other. */
export default function ModelPage({ id }: { id: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const hrefs = useContractHrefs();
  const { data, error, refetch } = useQuery({ ...modelClient.one(id), refetchOnWindowFocus: false });
  const history = useInfiniteQuery(modelClient.history(id));
  const leave = () => void navigate(hrefs.models);
  const name = data && t(`words.contractModel.value.name.${data.name}`);
  const trail = [
    { name: routeTitle(t, hrefs.route), to: hrefs.list },
    { name: t('contracts.tabs.models'), to: hrefs.models },
  ];
  const missing = {
    missing: t('contracts.models.missing'),
    missingText: t('contracts.models.missingText'),
    back: t('contracts.models.back'),
  };
  return (
    <div className={classes.page}>
      <Trail steps={trail} {...(name && { here: name })} />
      <Page title={name ?? t('contracts.tabs.models')} actions={data && <Restore model={data} name={name ?? ''} />}>
        {data ? (
          <>
            <Editing key={data.version} model={data} name={name ?? ''} onLeave={leave} onReload={() => void refetch()} />
            <Panel title={t('contracts.models.history')}>
              <RecordHistory found={history as never} />
            </Panel>
          </>
        ) : (
          <RecordState error={error} words={missing} onBack={leave} onRetry={() => void refetch()} />
        )}
      </Page>
    </div>
  );
}

type Props = { model: ContractModel; name: string };
function Restore({ model, name }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync } = modelClient.useAct();
  if (!model.actions.includes('restore')) return null;
  const restore = async () => {
    const question = {
      title: t('contracts.models.restoreTitle'),
      text: t('contracts.models.restoreText'),
      confirm: t('contracts.models.restore'),
    };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ row: model, action: 'restore' });
      toast.done(t('contracts.models.restored', { name }));
    } catch (error) {
      toast.failed(error);
    }
  };
  return (
    <Button variant="default" leftSection={<IconRestore size={16} />} onClick={() => void restore()}>
      {t('contracts.models.restore')}
    </Button>
  );
}

function Editing({ model, name, onLeave, onReload }: Props & { onLeave: () => void; onReload: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = modelClient.useAct();
  const form = useSchemaForm(ModelText, {
    initial: { text: model.text },
    about: `contract.model.${model.id}`,
    onSubmit: async (input) => {
      await mutateAsync({ row: model, action: 'update', input });
      toast.done(t('contracts.models.saved', { name }));
    },
  });
  const changed = { text: t('contracts.models.changed'), reload: t('contracts.models.reload'), onReload };
  return (
    <SchemaFormFrame form={form} submitLabel={t('contracts.models.save')} onCancel={onLeave} changed={changed}>
      <div className={classes.sides}>
        <Panel title={t('contracts.models.text')}>
          <TextFields form={form} />
        </Panel>
        <Panel title={t('contracts.models.preview')} aside={<span className={classes.muted}>{t('contracts.models.previewText')}</span>}>
          <div className={classes.paper} lang="fr">
            <RichText html={filledText(String(form.values.text), contractSample)} />
          </div>
        </Panel>
      </div>
    </SchemaFormFrame>
  );
}
