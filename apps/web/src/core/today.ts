import { todayIn } from '@jalon/domain/core/dates';

/** The date where whoever looks at the screen is. */
export const ownToday = (): string => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
