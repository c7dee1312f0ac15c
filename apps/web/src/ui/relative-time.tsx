import type { PointerEvent } from 'react';
import { useFormat } from '../core/format.ts';

/** "il y a 3 minutes", the exact moment on hover, written then: a list holds many that nobody looks at so closely. */
export function RelativeTime({ iso }: { iso: string }) {
  const format = useFormat();
  const tellExactly = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = format.exact(iso);
  };
  return (
    <time dateTime={iso} onPointerEnter={tellExactly}>
      {format.relative(iso)}
    </time>
  );
}
