import type { User } from '@jalon/domain/core/actor';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import { usePicture } from './use-picture.ts';

/** One's own picture. */
export function PicturePanel({ user }: { user: User }) {
  const { t } = useTexts();
  const { send, remove, isSending } = usePicture(user);
  const words = {
    hint: t('account.picture.hint'),
    choose: t('account.picture.choose'),
    replace: t('account.picture.replace'),
    remove: t('account.picture.remove'),
    drop: t('account.picture.drop'),
  };
  return (
    <Panel title={t('account.picture.title')}>
      <PictureField
        preview={<PersonFace person={user} size={72} />}
        hasPicture={user.picture !== null}
        isSending={isSending}
        words={words}
        onFile={(file) => void send(file)}
        onRemove={() => void remove()}
      />
    </Panel>
  );
}
