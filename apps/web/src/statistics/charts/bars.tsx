import { placed, wholeTicksFor } from './axis.ts';
import classes from './chart.module.css';
import { BeforeLegend, Chart, Mark } from './chart.tsx';
import type { Series } from './columns.tsx';

export type Bar = {
  key: string;
  label: string;
  to?: string | undefined;
  /** How long each part is, one after the other. */
  parts: number[];
  fills?: string[];
  /** What it was in the period before. */
  before?: number | null;
  /** At its end, and the same where there is little room. */
  note: string;
  shortNote?: string;
  said: string;
};
type BarsProps = { label: string; axis: string; bars: Bar[]; series: Series[]; hasLegend?: boolean; before?: string | undefined };

const row = 40;
const thick = 24;

/** A bar for each, from left to right in the order that things happen. */
export function Bars({ label, axis, bars, series, hasLegend, before }: BarsProps) {
  const firstLink = bars.findIndex(({ to }) => to);
  const lengths = bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const ticks = wholeTicksFor(Math.max(...lengths, ...bars.map((bar) => bar.before ?? 0)));
  const hasBefore = before !== undefined && bars.some((bar) => bar.before);
  const top = hasLegend || hasBefore ? 26 : 4;
  const bottom = top + bars.length * row;
  return (
    <Chart label={label} height={bottom + 50}>
      {(width) => {
        const isNarrow = width < 480;
        const noteOf = (bar: Bar) => (isNarrow ? (bar.shortNote ?? bar.note) : bar.note);
        const longestName = Math.max(...bars.map(({ label: name }) => name.length * 6.6));
        const names = Math.min(200, Math.max(112, width * 0.3), Math.max(longestName, 64));
        // For what is said at the end of the longest.
        const room = Math.max(...bars.map((bar) => noteOf(bar).length * 6.8 + 16), 40);
        const x = placed(ticks, [names + 8, width - Math.min(room, width * 0.4)]);
        const longest = Math.floor(names / 6.4);
        const every = Math.ceil(24 / Math.max(x(ticks[1] ?? 0) - x(0), 1));
        return (
          <>
            {hasBefore && <BeforeLegend name={before} right={width} isLine />}
            {hasLegend &&
              series.map((one, at) => (
                <g key={one.key} transform={`translate(${at * Math.min(150, width / series.length)} 0)`}>
                  <rect y={1} width={10} height={10} rx={3} fill={one.fill} />
                  <text x={15} y={10}>
                    {isNarrow ? one.name.split(' ').at(-1) : one.name}
                  </text>
                </g>
              ))}
            {ticks.map((tick, at) => (
              <g key={tick}>
                <line className={tick === 0 ? classes.base : classes.grid} x1={x(tick)} x2={x(tick)} y1={top} y2={bottom} />
                {at % every === 0 && (
                  <text x={x(tick)} y={bottom + 18} textAnchor="middle">
                    {tick}
                  </text>
                )}
              </g>
            ))}
            {bars.map((bar, at) => {
              const y = top + at * row + (row - thick) / 2;
              let from = 0;
              return (
                <Mark
                  key={bar.key}
                  to={bar.to}
                  label={bar.said}
                  isFirst={at === firstLink}
                  hit={{ x: 0, y: top + at * row + 2, width, height: row - 4 }}
                >
                  <text x={0} y={y + 16} className={classes.value}>
                    {bar.label.length > longest ? `${bar.label.slice(0, longest - 1)}…` : bar.label}
                  </text>
                  {bar.parts.map((part, index) => {
                    const one = series[index];
                    if (!one || part <= 0) return null;
                    const [start, end] = [x(from), x(from + part)];
                    from += part;
                    return (
                      <g key={one.key}>
                        <rect
                          x={start + 0.5}
                          y={y}
                          width={Math.max(end - start - 1, 0.5)}
                          height={thick}
                          rx={2}
                          fill={bar.fills?.[index] ?? one.fill}
                        />
                        {end - start >= 22 && bar.parts.length > 1 && (
                          <text x={(start + end) / 2} y={y + 16} textAnchor="middle" className={classes[one.ink]}>
                            {part}
                          </text>
                        )}
                      </g>
                    );
                  })}
                  {bar.before ? (
                    <line className={classes.before} x1={x(bar.before)} x2={x(bar.before)} y1={y - 4} y2={y + thick + 4} />
                  ) : null}
                  <text x={x(from) + 7} y={y + 16} className={classes.value}>
                    {noteOf(bar)}
                  </text>
                </Mark>
              );
            })}
            <text x={(x(0) + x(ticks.at(-1) ?? 0)) / 2} y={bottom + 42} textAnchor="middle" className={classes.title}>
              {axis}
            </text>
          </>
        );
      }}
    </Chart>
  );
}
