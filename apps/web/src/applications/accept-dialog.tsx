import type { Application } from '@jalon/domain/applications/application';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { ActDialog } from './act-dialog.tsx';
import { faceOf, nameOf } from './application-look.ts';
import { OtherApplications } from './other-applications.tsx';
import { PlannedInterview } from './planned-interview.tsx';
import type { DialogFrame } from './reject-dialog.tsx';

/** The need to close with it, as it was seen; how many others are refused by that, and what they read. */
export type Closing = { need: Opportunity; count: number; message: string };
export type AcceptProps = { row: Application; send: (closing: Closing | undefined) => Promise<void>; frame: DialogFrame };

/** Accepts alone: of an employment, or by whoever opens no projects. */
export default function AcceptDialog({ row, send, frame }: AcceptProps) {
  const { t } = useTexts();
  const [closing, setClosing] = useState<Closing>();
  const name = row.owner.firstName;
  return (
    <ActDialog
      {...frame}
      title={t('applications.accept.title', { name: nameOf(row) })}
      about={t('applications.accept.text', { need: row.opportunity.title, name })}
      face={<PersonFace person={faceOf(row)} size={40} />}
      submitLabel={t(closing ? 'applications.accept.confirmClose' : 'applications.accept.confirm')}
      onSubmit={() => send(closing)}
    >
      <PlannedInterview row={row} />
      <OtherApplications row={row} onChange={setClosing} />
    </ActDialog>
  );
}
