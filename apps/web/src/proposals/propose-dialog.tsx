import { isType } from '@jalon/domain/core/actor';
import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { ActDialog, Unready } from '../applications/act-dialog.tsx';
import type { DialogFrame } from '../applications/reject-dialog.tsx';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { PersonFace } from '../ui/face.tsx';
import type { Option } from '../ui/finding.ts';
import { SearchSelect } from '../ui/search-select.tsx';
import { useToast } from '../ui/toast.tsx';
import { findPosted, proposalClient } from './proposals.api.ts';

/** `id` is the profile's. */
export type Proposed = { id: string; firstName: string; lastName: string; title: string | null; picture?: string | null };
type DialogProps = { person: Proposed; need?: Option | undefined; likely?: Option | undefined; frame: DialogFrame };

/** Puts a need before somebody: one that is known already, or one to choose, of which the likely one is chosen at first. */
export default function ProposeDialog({ person, need, likely, frame }: DialogProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = proposalClient.useCreate();
  const [chosen, setChosen] = useState<Option | undefined>(need ?? likely);
  const [message, setMessage] = useState('');
  const [isAsked, setAsked] = useState(false);
  const key = useRef(crypto.randomUUID());
  const { firstName: name } = person;
  const find = findPosted(!isType(useUser(), 'Company'), person.id);
  const missing = isAsked && !chosen ? t('validation.required') : undefined;
  const submit = async () => {
    setAsked(true);
    if (!chosen) throw new Unready(t('common.pair', { name: t('proposals.need'), value: t('validation.required') }));
    await mutateAsync({ body: { opportunityId: chosen.id, profileId: person.id, message: message.trim() }, key: key.current });
    toast.done(t('proposals.sent', { name }));
    frame.onClose();
  };
  return (
    <ActDialog
      {...frame}
      title={t(need ? 'proposals.titleNeed' : 'proposals.title', { name })}
      about={need?.name ?? person.title}
      face={<PersonFace person={person} size={40} />}
      hint={t('proposals.follows', { name })}
      submitLabel={t('proposals.send')}
      onSubmit={submit}
    >
      {!need && (
        <SearchSelect
          label={t('proposals.need')}
          required
          chosen={chosen}
          find={find}
          error={missing}
          words={{ none: t('proposals.needNone') }}
          onChoose={(option) => setChosen(option ?? undefined)}
        />
      )}
      <Textarea
        label={t('proposals.message')}
        description={t('proposals.messageHint')}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        maxLength={1000}
        minRows={4}
        autosize
        maxRows={10}
      />
    </ActDialog>
  );
}
