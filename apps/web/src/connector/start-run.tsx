import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { newId } from '../core/ids.ts';
import { useToast } from '../ui/toast.tsx';
import { runClient } from './connector.api.ts';
import { syncHref } from './sync-places.ts';

/** A dry run: asked for once, however often the button is pressed before it is answered. */
export function StartRun({ isAgain = false }: { isAgain?: boolean }) {
  const { t } = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const intention = useRef(newId());
  const { mutateAsync, isPending } = runClient.useCreate();
  const start = async () => {
    try {
      const { id } = await mutateAsync({ body: {}, key: intention.current });
      await navigate(syncHref('preview', { run: id }));
    } catch (error) {
      toast.failed(error);
    }
    intention.current = newId();
  };
  return (
    <Button
      variant={isAgain ? 'default' : 'filled'}
      leftSection={<IconRefresh size={16} stroke={1.75} />}
      loading={isPending}
      onClick={() => void start()}
    >
      {t(isAgain ? 'connector.again' : 'connector.start')}
    </Button>
  );
}
