/** A state machine as data: the server moves records with it, the browser draws badges and buttons from it, tests walk it. */
export type Transition<State extends string> = { from: readonly State[]; to: State | 'gone' };

export function machine<const State extends string, const Actions extends Record<string, Transition<State>>>(definition: {
  initial: NoInfer<State>;
  states: readonly State[];
  actions: Actions;
}) {
  const actionNames = Object.keys(definition.actions) as [Extract<keyof Actions, string>, ...Extract<keyof Actions, string>[]];
  const transitions: Record<string, Transition<State>> = definition.actions;
  assertReachable(definition.initial, definition.states, Object.values(transitions));
  return {
    ...definition,
    actionNames,
    /** The state an action leads to, or undefined when it does not leave from here. */
    next(state: State, action: Extract<keyof Actions, string>): State | 'gone' | undefined {
      const transition = transitions[action];
      return transition?.from.includes(state) ? transition.to : undefined;
    },
    /** The actions that leave from a state, in the order they were declared. */
    leaving(state: State): Extract<keyof Actions, string>[] {
      return actionNames.filter((name) => transitions[name]?.from.includes(state));
    },
  };
}

function assertReachable(initial: string, states: readonly string[], transitions: Transition<string>[]): void {
  const reached = new Set([initial]);
  for (const _ of states) for (const { from, to } of transitions) if (from.some((state) => reached.has(state))) reached.add(to);
  const lost = states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`States that nothing leads to: ${lost.join(', ')}`);
}
