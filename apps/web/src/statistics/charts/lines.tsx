import { placed, ticksFor } from './axis.ts';
import classes from './chart.module.css';
import { Chart, Mark } from './chart.tsx';

export type Point = {
  key: string;
  label: string;
  below?: string | undefined;
  to?: string | undefined;
  value: number | null;
  before: number | null;
  said: string;
};
type LinesProps = {
  label: string;
  unit: string;
  axis: string;
  points: Point[];
  target: { value: number; name: string };
  names: { now: string; before: string | undefined };
  write: (value: number) => string;
};

const plot = { top: 66, height: 200, left: 40 };

/** A share by month, the period before dashed. Where all is high, the axis begins at sixty. */
export function Lines({ label, unit, axis, points, target, names, write }: LinesProps) {
  const firstLink = points.findIndex(({ to }) => to);
  const values = points.flatMap(({ value, before }) => [value, before].filter((one) => one !== null));
  const [least, most] = [Math.min(...values, target.value), Math.max(...values, 100)];
  const ticks = least >= 60 ? [60, 70, 80, 90, 100, ...(most > 100 ? [Math.ceil(most / 10) * 10] : [])] : ticksFor(most, 5);
  const base = plot.top + plot.height;
  const y = placed(ticks, [base, plot.top]);
  return (
    <Chart label={label} height={base + 58}>
      {(width) => {
        const right = width - 12;
        const step = (right - plot.left) / Math.max(points.length, 1);
        const x = (at: number) => plot.left + step * (at + 0.5);
        const every = Math.ceil(34 / step);
        const drawn = (of: 'value' | 'before') =>
          points.map((point, at) => {
            const value = point[of];
            return value === null ? '' : `${points[at - 1]?.[of] == null ? 'M' : 'L'}${x(at)} ${y(value)}`;
          });
        /** Below where the line comes down to it, so that it is not written across the line. */
        const isBelow = (at: number) => {
          const [last, here, next] = [points[at - 1]?.value, points[at]?.value ?? 0, points[at + 1]?.value];
          return (last ?? here) > here && (next ?? here) >= here;
        };
        return (
          <>
            <rect y={1} width={10} height={10} rx={3} fill="var(--chart-1)" />
            <text x={15} y={10}>
              {names.now}
            </text>
            {names.before && (
              <>
                <line className={classes.before} x1={90} x2={112} y1={6} y2={6} />
                <text x={118} y={10}>
                  {names.before}
                </text>
              </>
            )}
            <text x={0} y={34} className={classes.title}>
              {unit}
            </text>
            {ticks.map((tick) => (
              <g key={tick}>
                <line className={tick === ticks[0] ? classes.base : classes.grid} x1={plot.left} x2={right} y1={y(tick)} y2={y(tick)} />
                <text x={plot.left - 8} y={y(tick) + 4} textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            <line className={classes.target} x1={plot.left} x2={right} y1={y(target.value)} y2={y(target.value)} />
            <text x={right} y={y(target.value) + 15} textAnchor="end" className={classes.value}>
              {target.name}
            </text>
            <path className={classes.before} d={drawn('before').join(' ')} />
            <path d={drawn('value').join(' ')} fill="none" stroke="var(--chart-1)" strokeWidth={2} />
            {points.map((point, at) => (
              <Mark
                key={point.key}
                to={point.to}
                label={point.said}
                isFirst={at === firstLink}
                hit={{ x: x(at) - step / 2 + 1, y: plot.top - 16, width: Math.max(step - 2, 1), height: plot.height + 42 }}
              >
                {point.value !== null && (
                  <>
                    <circle cx={x(at)} cy={y(point.value)} r={4.5} fill="var(--chart-1)" stroke="var(--jalon-surface)" strokeWidth={2} />
                    {step >= 36 && (
                      <text x={x(at)} y={y(point.value) + (isBelow(at) ? 20 : -10)} textAnchor="middle" className={classes.value}>
                        {write(point.value)}
                      </text>
                    )}
                  </>
                )}
                {at % every === 0 && (
                  <text x={x(at)} y={base + 18} textAnchor="middle">
                    {point.label}
                  </text>
                )}
                {point.below && (
                  <text x={x(at)} y={base + 33} textAnchor="middle">
                    {point.below}
                  </text>
                )}
              </Mark>
            ))}
            <text x={(plot.left + right) / 2} y={base + 52} textAnchor="middle" className={classes.title}>
              {axis}
            </text>
          </>
        );
      }}
    </Chart>
  );
}
