import { askedOf } from '@jalon/domain/vigilance/vigilance';
import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { Button, Group, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { PersonFace } from '../ui/face.tsx';
import { Dialog } from '../ui/form-dialog.tsx';
import classes from './ask-dialog.module.css';
import { nameOf } from './desk-look.ts';

type Props = {
  asked: WatchedOperation[];
  aside: WatchedOperation[];
  isOpen: boolean;
  isSending: boolean;
  onClose: () => void;
  onClosed: () => void;
  onSend: () => void;
};

/** What each will receive, before it is sent; those who were asked lately are named and left alone. */
export default function AskDialog({ asked, aside, isOpen, isSending, onClose, onClosed, onSend }: Props) {
  const { t } = useTexts();
  const { firstName, lastName } = useUser();
  return (
    <Dialog title={t('vigilance.bulk.title')} isOpen={isOpen} onClose={onClose} onClosed={onClosed} isWide>
      {asked.length === 0 && <Text size="sm">{t('vigilance.bulk.nobody')}</Text>}
      <ul className={classes.people}>
        {asked.map((row) => (
          <li key={row.id}>
            <PersonFace person={row.person} size={32} />
            <div>
              <b>{nameOf(row)}</b>
              <p>{t('vigilance.bulk.message', { by: `${firstName} ${lastName}`, name: row.title })}</p>
              <p className={classes.wanted}>
                {t('vigilance.bulk.wanted', {
                  papers: askedOf(row.papers)
                    .map((type) => t(`words.document.value.type.${type}`))
                    .join(', '),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {aside.length > 0 && asked.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('vigilance.bulk.aside')} {aside.map(nameOf).join(', ')}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={asked.length === 0} loading={isSending} leftSection={<IconSend size={16} />} onClick={onSend}>
          {t('vigilance.bulk.send', { count: asked.length })}
        </Button>
      </Group>
    </Dialog>
  );
}
