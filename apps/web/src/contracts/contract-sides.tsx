import { isType, type User } from '@jalon/domain/core/actor';
import { Skeleton } from '@mantine/core';
import type { ComponentType } from 'react';
import { later } from '../ui/later.tsx';

const waiting = <Skeleton height={320} />;
/** `isInside`: on the surface of its tabs. */
type Side = { key: 'vigilance' | 'models'; isFor: (user: User) => boolean; isInside: boolean; Panel: ComponentType<object> };

/** What stands beside the contracts on their screen, each for those it concerns. */
const sides: readonly Side[] = [
  {
    ...{ key: 'vigilance', isFor: (user) => isType(user, 'Admin', 'Commercial'), isInside: false },
    Panel: later(() => import('../vigilance/vigilance-desk.tsx'), waiting),
  },
  { key: 'models', isFor: (user) => isType(user, 'Admin'), isInside: true, Panel: later(() => import('./model-list.tsx'), waiting) },
];
export const sidesFor = (user: User): Side[] => sides.filter(({ isFor }) => isFor(user));
