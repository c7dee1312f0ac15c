import type { table as reference } from '../fr/table.ts';

export const table: typeof reference = {};
