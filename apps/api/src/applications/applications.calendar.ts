import type { applications } from '@jalon/domain/applications/application-api';
import { usualMinutes } from '@jalon/domain/applications/meetings';
import { isType } from '@jalon/domain/core/actor';
import { calendarFile } from '@jalon/domain/core/calendar-file';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { texts } from '@jalon/domain/locales/all';
import type { Context } from '../core/context.ts';
import { missing } from '../core/records.ts';
import { applicationRecords } from './applications.records.ts';

export const applicationCalendar = {
  /** Each side finds the other one named in it. There is none of an interview that is not set, or no longer will be. */
  async calendar({ tx, actor, params: { id }, language }: Context<typeof applications.more.calendar & EndpointSpec>) {
    const found = (await applicationRecords.find(tx, actor, id)) ?? missing();
    const { interviewAt, minutes, format, place, owner, opportunity, version, state } = found;
    if (!interviewAt || state !== 'interview') return missing();
    const { words, offers: own } = texts[language];
    const isCandidate = isType(actor, 'Freelance');
    const whom = isCandidate ? opportunity.company?.name : `${owner.firstName} ${owner.lastName}`;
    const content = calendarFile({
      uid: `${id}@jalon`,
      sequence: version,
      writtenAt: new Date(),
      startsAt: new Date(interviewAt),
      minutes: minutes ?? usualMinutes,
      summary: [own.calendar.title, whom].filter(Boolean).join(' · '),
      location: place ?? (format ? words.application.value.format[format] : undefined),
      description: [opportunity.title, format && words.application.value.format[format]].filter(Boolean).join('\n'),
    });
    return { name: `${own.calendar.file}.ics`, type: 'text/calendar; charset=utf-8', content: Buffer.from(content) };
  },
};
