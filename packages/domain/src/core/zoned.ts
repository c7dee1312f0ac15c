/** The clock of a place, whatever clock the reader has: what people agree on is a day and an hour somewhere. */
type Clock = { day: string; time: string };

/** By its name: Node takes offsets for zones too, whose sign PostgreSQL reads the other way round. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Every zone by its name, which any server understands; an offset, which browsers take for one, is not told alike everywhere. */
export const timeZoneNames = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, made);
  return made;
}

const shownAt = (timeZone: string, moment: number): string => formatOf(timeZone).format(moment).replace(' ', 'T');
const offsetAt = (timeZone: string, moment: number): number =>
  Date.parse(`${shownAt(timeZone, moment)}Z`) - Math.floor(moment / 1000) * 1000;

/** What the clock there shows. */
export function clockIn(timeZone: string, iso: string): Clock {
  const [day = '', time = ''] = shownAt(timeZone, Date.parse(iso)).split('T');
  return { day, time: time.slice(0, 5) };
}

/** The moment at which the clock there shows this. Of an hour that is skipped, the one after; of one that comes twice, the first. */
export function momentIn(timeZone: string, { day, time }: Clock): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [offsetAt(timeZone, shown - 86_400_000), offsetAt(timeZone, shown + 86_400_000)];
  const found = [shown - before, shown - after].find((moment) => moment + offsetAt(timeZone, moment) === shown);
  return new Date(found ?? shown - before).toISOString();
}

/** The city that a zone is named after. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
