/** From here on offers and their list stand side by side. */
export const besideList = '(min-width: 1100px)';
