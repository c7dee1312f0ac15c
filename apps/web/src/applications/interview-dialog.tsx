import type { Application } from '@jalon/domain/applications/application';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { ActDialog } from './act-dialog.tsx';
import { faceOf, nameOf } from './application-look.ts';
import { InterviewFields, type Proposal, useInterview } from './interview-form.tsx';
import type { DialogFrame } from './reject-dialog.tsx';

type InterviewProps = { row: Application; send: (proposal: Proposal) => Promise<void>; frame: DialogFrame };

export default function InterviewDialog({ row, send, frame }: InterviewProps) {
  const { t } = useTexts();
  const { read, fields, hint, submitLabel, isChanged } = useInterview(row);
  return (
    <ActDialog
      {...frame}
      {...{ hint, submitLabel }}
      isChosen={isChanged}
      title={t('applications.interview.titleOf', { name: nameOf(row) })}
      about={row.opportunity.title}
      face={<PersonFace person={faceOf(row)} size={40} />}
      onSubmit={async () => send(read())}
    >
      <InterviewFields fields={fields} />
    </ActDialog>
  );
}
