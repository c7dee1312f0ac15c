/**
 * For every menu of a table: drawn where it stands, so that it belongs to the page's main region, and without the kit's empty element
 * that takes the first focus, because a menu may only hold items.
 */
export const tableMenu = { withinPortal: false, withInitialFocusPlaceholder: false } as const;
