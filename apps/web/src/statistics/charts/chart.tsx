import { useElementSize } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './chart.module.css';

type ChartProps = { label: string; height: number | ((width: number) => number); children: (width: number) => ReactNode };

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** Arrows go from mark to mark, so that a chart is one stop of the Tab key. */
function walk(event: KeyboardEvent<SVGSVGElement>): void {
  const by = steps[event.key];
  const marks = [...event.currentTarget.querySelectorAll<SVGAElement>('a')];
  const at = marks.indexOf(document.activeElement as unknown as SVGAElement);
  if (!by || at < 0) return;
  event.preventDefault();
  marks.at((at + by) % marks.length)?.focus();
}

/** Drawn at the size of its place, so that its letters are those of the page. */
export function Chart({ label, height, children }: ChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const tall = typeof height === 'number' ? height : height(width);
  return (
    <div ref={ref} className={classes.frame} style={{ minHeight: tall }}>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
        <svg className={classes.chart} width={width} height={tall} role="group" aria-label={label} onKeyDown={walk}>
          {children(width)}
        </svg>
      )}
    </div>
  );
}

/** What is dashed, named at the end of the first line. */
export function BeforeLegend({ name, right, isLine }: { name: string; right: number; isLine?: boolean }) {
  const x = right - name.length * 6.8 - 14;
  return (
    <g>
      {isLine ? (
        <line className={classes.before} x1={x + 4} x2={x + 4} y1={0} y2={12} />
      ) : (
        <rect className={classes.before} x={x} y={1} width={8} height={10} rx={2} />
      )}
      <text x={right} y={11} textAnchor="end">
        {name}
      </text>
    </g>
  );
}

type MarkProps = {
  /** The list behind it; without one it only shows. */
  to: string | undefined;
  label: string;
  isFirst: boolean;
  isPicked?: boolean;
  /** The whole of what can be pressed. */
  hit: { x: number; y: number; width: number; height: number };
  children: ReactNode;
};

/** What a chart says of one thing, leading to the list behind it. */
export function Mark({ to, label, isFirst, isPicked, hit, children }: MarkProps) {
  const inside = (
    <>
      <rect className={classes.hit} {...hit} rx={6} />
      {children}
    </>
  );
  if (!to)
    return (
      <g>
        <title>{label}</title>
        {inside}
      </g>
    );
  return (
    <Link
      to={to}
      className={classes.mark}
      tabIndex={isFirst ? 0 : -1}
      aria-label={label}
      aria-current={isPicked ? 'true' : undefined}
      preventScrollReset={to.startsWith('?')}
    >
      {inside}
    </Link>
  );
}
