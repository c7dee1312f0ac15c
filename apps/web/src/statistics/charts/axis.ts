/** Round steps from nothing up to what the largest value needs, about as many as are wanted. */
export function ticksFor(max: number, wanted = 4): number[] {
  if (max <= 0) return [0, 1];
  const rough = max / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, at) => Math.round(at * step * 1e6) / 1e6);
}

/** Whole steps: nobody counts half an application, or half a day of waiting. */
export const wholeTicksFor = (max: number, wanted = 4): number[] => {
  const ticks = ticksFor(Math.max(max, 1), wanted);
  return ticks.every(Number.isInteger) ? ticks : Array.from({ length: Math.ceil(Math.max(max, 1)) + 1 }, (_, at) => at);
};

/** Where a value stands between two places. */
export const placed = (ticks: readonly number[], [from, to]: readonly [number, number]) => {
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  return (value: number): number => from + ((value - least) / (most - least)) * (to - from);
};
