import { EngageInput } from '@jalon/domain/applications/engagement';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { Project } from '@jalon/domain/projects/project';
import { Alert, Button, Modal, Skeleton } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { deliveryClient, projectClient } from '../projects/projects.api.ts';
import { PersonFace } from '../ui/face.tsx';
import { useOpenAfterMount } from '../ui/open-after-mount.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { useException } from '../vigilance/use-exception.ts';
import type { AcceptProps, Closing } from './accept-dialog.tsx';
import { faceOf, nameOf } from './application-look.ts';
import { applicationClient } from './applications.api.ts';
import classes from './engage.module.css';
import { EngageDelivery } from './engage-delivery.tsx';
import { EngageProject } from './engage-project.tsx';
import { EngageSide } from './engage-side.tsx';
import { engageValues } from './engage-values.ts';
import { OtherApplications } from './other-applications.tsx';
import { PlannedInterview } from './planned-interview.tsx';
import { useRefusal } from './use-refusal.ts';

type Props = AcceptProps & { onDone: () => void };
export type EngageForm = ReturnType<typeof useSchemaForm<typeof EngageInput>>;

/** Accepts somebody and opens the project and the delivery in the same step; of one who was accepted before, what was left. */
export default function EngageDialog({ row, send, frame, onDone }: Props) {
  const { t } = useTexts();
  const need = useQuery(opportunityClient.one(row.opportunityId)).data;
  const companyId = row.opportunity.company?.id;
  const listed = useQuery({
    ...projectClient.list({ state: 'ongoing', size: -1, sort: 'title', dir: 'asc', ...(companyId && { companyId }) }),
    enabled: companyId !== undefined,
  }).data;
  const isAccepted = row.state === 'accepted';
  return (
    <Modal.Root opened={useOpenAfterMount(frame.isOpen)} onClose={frame.onClose} onExitTransitionEnd={frame.onClosed} size={1000} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <PersonFace person={faceOf(row)} size={40} />
          <div>
            <Modal.Title className={classes.title}>
              {t(isAccepted ? 'projects.engage.createTitle' : 'projects.engage.title', { name: nameOf(row) })}
            </Modal.Title>
            <p className={classes.about}>{t('projects.engage.intro', { need: row.opportunity.title })}</p>
          </div>
        </div>
        {need && listed ? <Form {...{ row, send, frame, onDone, need, projects: listed.rows }} /> : <Skeleton height={420} m={20} />}
      </Modal.Content>
    </Modal.Root>
  );
}

type FormProps = Props & { need: Opportunity; projects: readonly Project[] };

function Form({ row, send, frame, onDone, need, projects }: FormProps) {
  const { t } = useTexts();
  const user = useUser();
  const client = useQueryClient();
  const toast = useToast();
  const refusal = useRefusal();
  const withException = useException();
  const [closing, setClosing] = useState<Closing>();
  const [failure, setFailure] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const [initial] = useState(() => engageValues({ row, need, projects, user, today: new Date().toISOString().slice(0, 10) }));
  const isAccepted = row.state === 'accepted';
  const form = useSchemaForm(EngageInput, {
    initial,
    draft: `engage.${row.id}`,
    onSubmit: async (input) => {
      const body = { ...input, closing: closing ? { version: closing.need.version, message: closing.message } : null };
      await withException((exception) =>
        call('POST /api/applications/:id/engage', { params: { id: row.id }, body: { ...body, exception } }, { idempotencyKey: key }),
      );
      for (const one of [applicationClient, projectClient, deliveryClient, opportunityClient]) one.refresh(client);
      toast.done(t(`projects.engage.${isAccepted ? 'created' : closing ? 'doneClosed' : 'done'}`, { name: nameOf(row) }));
      onDone();
    },
  });
  const later = () => send(closing).catch((error: unknown) => setFailure(refusal(error)));
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    setFailure(undefined);
    void form.props.onSubmit(event);
  };
  const shown = failure ?? form.failure;
  return (
    <form {...form.props} onSubmit={submit}>
      <div className={classes.columns}>
        <div className={classes.main}>
          {shown && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
              {shown}
            </Alert>
          )}
          <PlannedInterview row={row} />
          <EngageProject form={form} projects={projects} need={need} />
          <EngageDelivery form={form} projects={projects} row={row} />
          <OtherApplications row={row} onChange={setClosing} />
        </div>
        <EngageSide form={form} projects={projects} row={row} />
      </div>
      <div className={classes.foot}>
        {closing && (
          <p className={classes.follows}>
            {closing.count > 0 ? t('projects.engage.closes', { count: closing.count }) : t('projects.engage.closesAlone')}
          </p>
        )}
        <Button variant="subtle" color="gray" onClick={frame.onClose}>
          {t('common.cancel')}
        </Button>
        {!isAccepted && (
          <Button variant="default" disabled={form.isSending} onClick={() => void later()}>
            {t('projects.engage.submitLater')}
          </Button>
        )}
        <Button type="submit" loading={form.isSending} leftSection={<IconCheck size={16} />}>
          {t(isAccepted ? 'projects.engage.submitCreate' : 'projects.engage.submit')}
        </Button>
      </div>
    </form>
  );
}
