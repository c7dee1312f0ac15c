import type { PointerEvent } from 'react';
import { useFormat } from '../core/format.ts';

type Moment = { iso: string };

/** "il y a 3 minutes", the exact moment on hover. */
export const RelativeTime = ({ iso }: Moment) => <Moment iso={iso} as="relative" />;

/** "15 nov. 2026", the exact moment on hover. */
export const ShortDate = ({ iso }: Moment) => <Moment iso={iso} as="day" />;

function Moment({ iso, as }: Moment & { as: 'relative' | 'day' }) {
  const format = useFormat();
  // Written then: a list holds many that nobody looks at so closely.
  const tellExactly = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = format.exact(iso);
  };
  return (
    <time dateTime={iso} onPointerEnter={tellExactly}>
      {format[as](iso)}
    </time>
  );
}
