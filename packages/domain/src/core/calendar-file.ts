export type CalendarEvent = {
  /** The same event in a later file takes the place of the one before: `sequence` says which is later. */
  uid: string;
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  minutes: number;
  summary: string;
  location?: string | undefined;
  description?: string | undefined;
};

/** Moments are written in universal time: each calendar shows them in the zone of its reader. */
const moment = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');
const text = (value: string): string => value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

const longest = 75;
/** How many bytes a letter takes in UTF-8. */
const sizeOf = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4);
/** RFC 5545: no line is longer than 75 bytes, and what goes on begins with a space. */
function folded(line: string): string {
  const lines = [''];
  let room = longest;
  for (const letter of line) {
    const size = sizeOf(letter.codePointAt(0) ?? 0);
    if (size > room) {
      lines.push('');
      room = longest - 1;
    }
    lines[lines.length - 1] += letter;
    room -= size;
  }
  return lines.join('\r\n ');
}

/** A file that calendars read (iCalendar, RFC 5545), with one event. */
export function calendarFile({ uid, sequence, writtenAt, startsAt, minutes, summary, location, description }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jalon//Jalon//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(writtenAt)}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${text(summary)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
