import { type Icon, IconFileAlert, IconFileCheck, IconFilePlus, IconFileX, IconHourglass, IconMinus } from '@tabler/icons-react';
import type { Tone } from '../ui/state-badge.tsx';
import type { Status } from './document-lines.ts';

type Look = { icon: Icon; tone: Tone };

export const statusLooks: Record<Status, Look> = {
  refused: { icon: IconFileX, tone: 'negative' },
  expired: { icon: IconFileX, tone: 'negative' },
  ending: { icon: IconFileAlert, tone: 'warning' },
  missing: { icon: IconFilePlus, tone: 'warning' },
  submitted: { icon: IconHourglass, tone: 'accent' },
  accepted: { icon: IconFileCheck, tone: 'positive' },
  notNeeded: { icon: IconMinus, tone: 'neutral' },
};
