export const divisionActs = ['disable', 'activate'] as const;
export type DivisionAct = (typeof divisionActs)[number];
export const divisionActions = ['rename', ...divisionActs, 'delete'] as const;
export type DivisionAction = (typeof divisionActions)[number];
