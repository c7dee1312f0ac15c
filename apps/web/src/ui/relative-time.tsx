import { useFormat } from '../core/format.ts';

/** "il y a 3 minutes", the exact moment on hover. */
export function RelativeTime({ iso }: { iso: string }) {
  const format = useFormat();
  return (
    <time dateTime={iso} title={format.exact(iso)}>
      {format.relative(iso)}
    </time>
  );
}
