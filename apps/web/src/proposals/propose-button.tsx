import { Button, type ButtonProps } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { Option } from '../ui/finding.ts';
import { later } from '../ui/later.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import type { Proposed } from './propose-dialog.tsx';

const ProposeDialog = later(() => import('./propose-dialog.tsx'));

type Props = { person: Proposed; need?: Option; size?: ButtonProps['size']; variant?: ButtonProps['variant'] };
/** What goes along to the page of somebody who was found for a need. */
export type FoundFor = { foundFor?: Option };

/** For whoever may propose; without a need, they choose one: at first, the one they have come from. */
export function ProposeButton({ person, need, size = 'sm', variant = 'filled' }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const isWanted = useOnceWanted(isOpen);
  const { foundFor } = (useLocation().state ?? {}) as FoundFor;
  const frame = { isOpen, onClose: () => setOpen(false), onClosed: () => setRound((count) => count + 1) };
  return (
    <>
      <Button size={size} variant={variant} leftSection={<IconSend size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        {t(need ? 'proposals.proposeThis' : 'proposals.propose')}
      </Button>
      {isWanted && <ProposeDialog key={round} person={person} need={need} likely={foundFor} frame={frame} />}
    </>
  );
}
