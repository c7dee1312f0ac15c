/** Of timesheets and of expense reports alike (section 4). */
export const reportStates = ['new', 'waiting', 'validated', 'rejected'] as const;
export type ReportState = (typeof reportStates)[number];
