import { pictureRules } from '@jalon/domain/accounts/own-account';
import type { User } from '@jalon/domain/core/actor';
import { Button, Group } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './account.module.css';
import { usePicture } from './use-picture.ts';
import { UserAvatar } from './user-avatar.tsx';

/** One's own picture: chosen, dropped, or removed. */
export function PicturePanel({ user }: { user: User }) {
  const { t } = useTexts();
  const { send, remove, isSending } = usePicture(user);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void send(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Panel title={t('account.picture.title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button below, which keyboards reach */}
      <div className={classes.picture} data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
        <UserAvatar user={user} size={72} />
        <div className={classes.beside}>
          <p className={classes.text}>{isOver ? t('account.picture.drop') : t('account.picture.hint')}</p>
          <Group gap="xs">
            <Button
              variant="default"
              loading={isSending}
              leftSection={<IconPhoto size={16} stroke={1.75} />}
              onClick={() => input.current?.click()}
            >
              {t(user.picture ? 'account.picture.replace' : 'account.picture.choose')}
            </Button>
            {user.picture && (
              <Button variant="subtle" color="gray" disabled={isSending} onClick={() => void remove()}>
                {t('account.picture.remove')}
              </Button>
            )}
          </Group>
          <input
            ref={input}
            type="file"
            hidden
            accept={pictureRules.types.join(',')}
            aria-label={t('account.picture.choose')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file may be chosen again after a refusal.
              currentTarget.value = '';
              if (file) void send(file);
            }}
          />
        </div>
      </div>
    </Panel>
  );
}
