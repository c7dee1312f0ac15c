import { funnel, needStates, needTimes, outcomes, stageTimes } from './market-panels.tsx';
import type { Making, PanelParts } from './panels.ts';
import { activity, byDivision, byMonth, bySubject, revenue } from './work-panels.tsx';

/** The charts of a screen, in their order, of what was answered to whoever looks. Where two stand beside each other, the last is never alone. */
export function panelsOf(making: Making, isOneClient: boolean): PanelParts[] {
  const panels = chosen(making, isOneClient);
  const isOdd = panels.filter(({ isWide }) => !isWide).length % 2 === 1;
  return panels.map((panel, at) => (isOdd && at === panels.length - 1 ? { ...panel, isWide: true } : panel));
}

function chosen(making: Making, isOneClient: boolean): PanelParts[] {
  const { type, statistics } = making;
  const { work, applications, needs } = statistics;
  if (type === 'Freelance')
    return [
      ...(work ? [byMonth(making, work, 'buyCents'), activity(making, work)] : []),
      ...(applications ? [outcomes(making, applications), stageTimes(making, applications)] : []),
    ];
  if (type === 'Company')
    return [
      ...(work ? [byMonth(making, work, 'sellCents')] : []),
      ...(needs ? [needTimes(making, needs)] : []),
      // Without divisions, what is spent on each project is as much as there is to say.
      ...(work ? [work.facts.some(({ divisionId }) => divisionId) ? byDivision(making, work) : bySubject(making, work, false)] : []),
      ...(needs ? [needStates(making, needs)] : []),
      ...(applications ? [stageTimes(making, applications)] : []),
    ];
  return [
    ...(work ? [revenue(making, work), activity(making, work)] : []),
    ...(applications ? [funnel(making, applications)] : []),
    ...(work ? [bySubject(making, work, !isOneClient)] : []),
    ...(applications ? [stageTimes(making, applications)] : []),
    ...(needs ? [needStates(making, needs)] : []),
  ];
}
