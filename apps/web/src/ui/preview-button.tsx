import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { newId } from '../core/ids.ts';
import { useToast } from './toast.tsx';

type Props = { label: string; isAgain: boolean; isPending: boolean; start: (key: string) => Promise<unknown> };

/** Asks for a preview of what the external tool has: once, however often it is pressed before it is answered. */
export function PreviewButton({ label, isAgain, isPending, start }: Props) {
  const toast = useToast();
  const intention = useRef(newId());
  const press = async () => {
    await start(intention.current).catch(toast.failed);
    intention.current = newId();
  };
  return (
    <Button
      variant={isAgain ? 'default' : 'filled'}
      leftSection={<IconRefresh size={16} stroke={1.75} />}
      loading={isPending}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
