/** Apart from the flow, for what tells of somebody’s application without being one. */
export const applicationStates = ['new', 'submitted', 'interview', 'accepted', 'rejected', 'retired'] as const;
