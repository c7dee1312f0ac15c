import { Button, type ButtonProps } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { Option } from '../ui/finding.ts';
import { later } from '../ui/later.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import type { Proposed } from './propose-dialog.tsx';

const ProposeDialog = later(() => import('./propose-dialog.tsx'));

type Props = {
  person: Proposed;
  need?: Option;
  /** The one that is chosen at first, where one of several is to be chosen. */
  likely?: Option | undefined;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
};

/** For whoever may propose; without a need, they choose one. */
export function ProposeButton({ person, need, likely, size = 'sm', variant = 'filled' }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const isWanted = useOnceWanted(isOpen);
  const frame = { isOpen, onClose: () => setOpen(false), onClosed: () => setRound((count) => count + 1) };
  return (
    <>
      <Button size={size} variant={variant} leftSection={<IconSend size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        {t(need ? 'proposals.proposeThis' : 'proposals.propose')}
      </Button>
      {isWanted && <ProposeDialog key={round} person={person} need={need} likely={likely} frame={frame} />}
    </>
  );
}
