import { hash } from 'node:crypto';

/** What is kept of a token or an address that need not be read again: whoever reads the database learns neither. */
export const hashOf = (text: string): Buffer => hash('sha256', text, 'buffer');
