import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right take a card to the next lane it may be dropped on, whatever lies between. */
export const toNextLane: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  if (event.code.startsWith('Arrow')) event.preventDefault();
  const from = context.collisionRect;
  if (!step || !from) return undefined;
  const middle = from.left + from.width / 2;
  const lanes = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => context.droppableRects.get(id) ?? [])
    .map((rect) => ({ rect, distance: (rect.left + rect.width / 2 - middle) * step }))
    // More than the half of a rail: the lane it is on is not another one.
    .filter(({ distance }) => distance > 20)
    .sort((a, b) => a.distance - b.distance);
  const next = lanes[0]?.rect;
  return next && { x: next.left + (next.width - from.width) / 2, y: next.top + 40 };
};
