import { lazy, type ReactNode, type Ref, Suspense } from 'react';

const LongWindow = lazy(() => import('./table-long-window.tsx'));

export type Drawn<Row> = {
  rows: { row: Row; index: number }[];
  /** The height of what is not drawn, above and below. */
  before: number;
  after: number;
  container?: Ref<never>;
  /** For rows whose height is not known beforehand. */
  measure?: (element: Element | null) => void;
};
export type WindowProps<Row> = { rows: Row[]; rowHeight: number; children: (drawn: Drawn<Row>) => ReactNode };

/** Up to here drawing every row is cheap, and the browser's own search finds them all. */
const longFrom = 200;

/** The rows worth drawing: all of a short list, those around the window of a long one. */
export function TableWindow<Row extends { id: string }>({ rows, rowHeight, children }: WindowProps<Row>) {
  const everything = children({ rows: rows.slice(0, longFrom).map((row, index) => ({ row, index })), before: 0, after: 0 });
  if (rows.length <= longFrom) return everything;
  return (
    <Suspense fallback={everything}>
      <LongWindow rows={rows} rowHeight={rowHeight}>
        {(drawn) => children(drawn as Drawn<Row>)}
      </LongWindow>
    </Suspense>
  );
}
