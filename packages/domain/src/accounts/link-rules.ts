/** `change` confirms another address; how long it works is said in email-rules.ts. */
export type LinkPurpose = 'verify' | 'reset' | 'activate' | 'change' | 'consent';

/** How long the link of a mail works. A mail waits in boxes for days; what opens an account to whoever holds it does not. */
export const linkHours: Record<Exclude<LinkPurpose, 'change'>, number> = { verify: 48, reset: 1, activate: 14 * 24, consent: 45 * 24 };
