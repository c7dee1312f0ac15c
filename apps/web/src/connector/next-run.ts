import type { Language } from '@jalon/domain/core/languages';
import { localeOf } from '@jalon/domain/core/typed';
import { spelt } from '../core/format.ts';

/** The day and the hour of a moment where the operator is; `zone` is told where they are others than those of the reader. */
export function momentIn(language: Language, iso: string, timeZone: string, own?: string) {
  const at = new Date(iso);
  const told = (zone: string | undefined) => {
    const write = (options: Intl.DateTimeFormatOptions) =>
      spelt(language, new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone: zone }).format(at));
    return { day: write({ day: 'numeric', month: 'short' }), time: write({ timeStyle: 'short' }) };
  };
  const [there, here] = [told(timeZone), told(own)];
  return { ...there, zone: there.day === here.day && there.time === here.time ? undefined : timeZone };
}
