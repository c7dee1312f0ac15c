export const sessions = {};
