import { proofRules } from '@jalon/domain/core/file-rules';
import type { ProfileDraft } from '@jalon/domain/profiles/draft';
import { choicesOf, hasRoom, inputsWith } from '@jalon/domain/profiles/draft-choices';
import type { Profile } from '@jalon/domain/profiles/profile';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallError, call } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { FileField } from '../ui/file-field.tsx';
import { useToast } from '../ui/toast.tsx';
import classes from './import.module.css';
import { ImportLeft } from './import-left.tsx';
import { ImportParts } from './import-parts.tsx';
import { useProfileAct } from './use-save.ts';

type Props = { profile: Profile; onDone: () => void };

async function read(file: File): Promise<ProfileDraft> {
  if (file.size > proofRules.maxBytes) throw new CallError(413, 'file.tooLarge');
  return call('POST /api/account/profile/draft', { file: new Blob([file], { type: 'application/octet-stream' }) });
}

/** What a resume says, beside what the profile has: each thing is chosen, and nothing is written before. */
export default function ImportDrawer({ profile, onDone }: Props) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<ProfileDraft>();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const take = async ([file]: File[]) => {
    if (!file || isReading) return;
    setError(undefined);
    setReading(true);
    try {
      setDraft(await read(file));
    } catch (failure) {
      setError(errorText(t, failure));
    } finally {
      setReading(false);
    }
  };
  if (draft) return <Chosen profile={profile} draft={draft} onDone={onDone} onOther={() => setDraft(undefined)} />;
  return (
    <div className={classes.page}>
      <p className={classes.note}>{t('profile.import.intro')}</p>
      <FileField
        words={{
          label: t('profile.import.choose'),
          ask: isReading ? t('profile.import.reading') : t('profile.import.drop'),
          browse: isReading ? '' : t('profile.resume.browse'),
          hint: t('profile.import.hint'),
          drop: t('profile.import.drop'),
        }}
        accept={['.pdf', '.zip', '.json']}
        onFiles={(files) => void take(files)}
        isTall
        takesPaste
        error={error}
      />
      <p className={classes.note}>{t('profile.import.linkedin')}</p>
    </div>
  );
}

function Chosen({ profile, draft, onDone, onOther }: Props & { draft: ProfileDraft; onOther: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const act = useProfileAct();
  const [isSaving, setSaving] = useState(false);
  const choices = choicesOf(profile, draft);
  const [keys, setKeys] = useState(() => new Set(choices.filter(({ isSuggested }) => isSuggested).map(({ key }) => key)));
  // What has been written meanwhile is there.
  const chosen = choices.filter(({ key, isThere }) => keys.has(key) && !isThere);
  const turn = (key: string, isOn: boolean) =>
    setKeys((now) => {
      const next = new Set(now);
      if (isOn) next.add(key);
      else next.delete(key);
      return next;
    });
  const save = async () => {
    setSaving(true);
    try {
      let row = profile;
      for (const { action, input } of inputsWith(profile, chosen)) row = await act({ row, action, input } as Parameters<typeof act>[0]);
      toast.done(t('profile.import.done', { count: chosen.length }));
      onDone();
    } catch (failure) {
      toast.failed(failure);
      setSaving(false);
    }
  };
  return (
    <div className={classes.page}>
      <p className={classes.note}>{t(choices.length > 0 ? 'profile.import.check' : 'profile.import.nothing')}</p>
      <ImportParts profile={profile} choices={choices} chosen={chosen} onTurn={turn} />
      <ImportLeft left={draft.left} />
      <div className={classes.acts}>
        <Button variant="default" onClick={onOther} disabled={isSaving}>
          {t('profile.import.other')}
        </Button>
        <Button onClick={() => void save()} loading={isSaving} disabled={chosen.length === 0 || !hasRoom(profile, chosen)}>
          {t('profile.import.add')}
        </Button>
      </div>
    </div>
  );
}
