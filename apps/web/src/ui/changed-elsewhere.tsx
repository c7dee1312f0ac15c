import { Alert, Button, Group } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

type ChangedElsewhereProps = {
  title: string;
  text: string;
  /** Saves one's own over what is saved now; left out where nothing of it can be saved any more. */
  takeOver: { label: string; run: () => void } | undefined;
  drop: { label: string; run: () => void };
};

/** Somebody else was faster: saving waits until one of the two is chosen. */
export function ChangedElsewhere({ title, text, takeOver, drop }: ChangedElsewhereProps) {
  return (
    <Alert color="orange" role="alert" icon={<IconAlertCircle size={18} />} title={title}>
      {text}
      <Group gap={8} mt={8}>
        {takeOver && (
          <Button size="xs" onClick={takeOver.run}>
            {takeOver.label}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={drop.run}>
          {drop.label}
        </Button>
      </Group>
    </Alert>
  );
}
