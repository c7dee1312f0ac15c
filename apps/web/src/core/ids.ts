/** As ids stand in addresses: what else is there was typed. */
export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
