export const referentials = {};
