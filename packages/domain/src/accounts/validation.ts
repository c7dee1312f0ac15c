/** Whether the staff have let an account in. Somebody refused is told why, and may be let in later. */
export const validationStates = ['waiting', 'validated', 'refused'] as const;
export type ValidationState = (typeof validationStates)[number];

/** Only somebody who is refused has a reason. */
export function validationOf({ isValidated, refusalReason }: { isValidated: boolean; refusalReason: string | null }): ValidationState {
  if (isValidated) return 'validated';
  return refusalReason === null ? 'waiting' : 'refused';
}
