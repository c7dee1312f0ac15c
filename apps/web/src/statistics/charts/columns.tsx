import { placed, ticksFor, wholeTicksFor } from './axis.ts';
import classes from './chart.module.css';
import { BeforeLegend, Chart, Mark } from './chart.tsx';

export type Series = {
  key: string;
  name: string;
  note?: string;
  to?: string | undefined;
  fill: string;
  ink: 'onLight' | 'onDark' | 'onTone';
};
export type Column = {
  key: string;
  label: string;
  /** Below the label where it changes: the year. */
  below?: string | undefined;
  to?: string | undefined;
  isPicked?: boolean;
  values: number[];
  before?: number | null;
  /** It goes on: what it shows is not all. */
  isRunning?: boolean;
  /** All that the mark says, for those who do not see it. */
  said: string;
};
type ColumnsProps = {
  label: string;
  unit: string;
  axis: string;
  columns: Column[];
  series: Series[];
  write: (value: number) => string;
  isWhole?: boolean;
  /** The months that what is dashed is of. */
  before?: string | undefined;
};

const plot = { top: 40, height: 230, left: 44 };
const foot = 58;
const legendWidth = 190;
const lineHeight = 36;
/** From this width on, the names stand beside the last column rather than below. */
const wide = 640;

/** A column for each month, its parts on each other, and beside it what it was in the period before. */
export function Columns({ label, unit, axis, columns, series, write, isWhole, before }: ColumnsProps) {
  const sums = columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const hasBefore = columns.some((column) => column.before);
  const firstLink = columns.findIndex(({ to }) => to);
  const most = Math.max(...sums, ...columns.map(({ before }) => before ?? 0));
  const ticks = (isWhole ? wholeTicksFor : ticksFor)(most);
  const y = placed(ticks, [plot.top + plot.height, plot.top]);
  const base = plot.top + plot.height;
  // Names with what they came to have a line each; names alone share one.
  const isLined = series.some(({ note }) => note);
  const heightOf = (width: number) => base + foot + (width >= wide && isLined ? 0 : (isLined ? series.length : 1) * 22);
  return (
    <Chart label={label} height={heightOf}>
      {(width) => {
        const isBeside = width >= wide && isLined;
        const right = isBeside ? width - legendWidth - 16 : width;
        const step = (right - plot.left) / Math.max(columns.length, 1);
        const thick = Math.min(64, Math.max(6, step * 0.5));
        const hasRoom = thick >= 30;
        // As many labels as there is room for.
        const every = Math.ceil(34 / step);
        return (
          <>
            <text x={0} y={11} className={classes.title}>
              {unit}
            </text>
            {before && hasBefore && <BeforeLegend name={before} right={right} />}
            {ticks.map((tick) => (
              <g key={tick}>
                <line className={tick === 0 ? classes.base : classes.grid} x1={plot.left} x2={right} y1={y(tick)} y2={y(tick)} />
                <text x={plot.left - 8} y={y(tick) + 4} textAnchor="end">
                  {write(tick).replace(/[,.]0$/, '')}
                </text>
              </g>
            ))}
            {columns.map((column, at) => {
              const middle = plot.left + step * (at + 0.5);
              let top = base;
              return (
                <Mark
                  key={column.key}
                  to={column.to}
                  label={column.said}
                  isFirst={at === firstLink}
                  isPicked={column.isPicked === true}
                  hit={{ x: middle - step / 2 + 1, y: plot.top - 18, width: Math.max(step - 2, 1), height: plot.height + 44 }}
                >
                  {column.before ? (
                    <rect
                      className={classes.before}
                      x={middle - thick / 2 - Math.min(14, step * 0.18)}
                      y={y(column.before)}
                      width={Math.min(11, step * 0.14)}
                      height={base - y(column.before)}
                      rx={2}
                    />
                  ) : null}
                  {column.values.map((value, index) => {
                    const one = series[index];
                    if (!one || value <= 0) return null;
                    const tall = base - y(value);
                    top -= tall;
                    return (
                      <g key={one.key}>
                        <rect
                          x={middle - thick / 2}
                          y={top}
                          width={thick}
                          height={Math.max(tall - 1, 0.5)}
                          rx={2}
                          fill={one.fill}
                          opacity={column.isRunning ? 0.6 : 1}
                        />
                        {tall >= 18 && hasRoom && (
                          <text x={middle} y={top + tall / 2 + 4} textAnchor="middle" className={classes[one.ink]}>
                            {write(value)}
                          </text>
                        )}
                      </g>
                    );
                  })}
                  {(sums[at] ?? 0) > 0 && hasRoom && (
                    <text x={middle} y={top - 7} textAnchor="middle" className={classes.value}>
                      {write(sums[at] ?? 0)}
                    </text>
                  )}
                  {at % every === 0 && (
                    <text x={middle} y={base + 18} textAnchor="middle" className={column.isPicked ? classes.value : undefined}>
                      {column.label}
                    </text>
                  )}
                  {column.below && (
                    <text x={middle} y={base + 33} textAnchor="middle">
                      {column.below}
                    </text>
                  )}
                </Mark>
              );
            })}
            <text x={(plot.left + right) / 2} y={base + 52} textAnchor="middle" className={classes.title}>
              {axis}
            </text>
            {series.map((one, at) => {
              const offset = series.slice(0, at).reduce((sum, { name }) => sum + name.length * 6.6 + 34, 0);
              const place = isBeside
                ? { x: right + 20, y: base - (at + 1) * lineHeight - Math.max(0, plot.height - series.length * lineHeight) / 3 }
                : { x: isLined ? 0 : offset, y: base + foot + (isLined ? at * 22 : 4) };
              return (
                <g key={one.key}>
                  <rect x={place.x} y={place.y} width={10} height={10} rx={3} fill={one.fill} />
                  <text x={place.x + 16} y={place.y + 9} className={classes.value}>
                    {one.name.length > 24 ? `${one.name.slice(0, 23)}…` : one.name}
                    {!isBeside && one.note && ` · ${one.note}`}
                  </text>
                  {isBeside && one.note && (
                    <text x={place.x + 16} y={place.y + 25}>
                      {one.note}
                    </text>
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </Chart>
  );
}
