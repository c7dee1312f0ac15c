import { type Application, interviewFormats, interviewMinutes, slotLimits } from '@jalon/domain/applications/application';
import { collisionOf } from '@jalon/domain/applications/meetings';
import { clockIn } from '@jalon/domain/core/zoned';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Unready } from './act-dialog.tsx';
import { meetingsQuery } from './applications.api.ts';
import { slotAt } from './slot-days.ts';
import { SlotGrid } from './slot-grid.tsx';
import classes from './slots.module.css';

type Place = { minutes: (typeof interviewMinutes)[number]; format: (typeof interviewFormats)[number]; place: string | null };
export type Proposal =
  | { action: 'offerSlots'; input: Place & { slots: string[] } }
  | { action: 'interview'; input: Place & { at: string } };

/** What is proposed so far, and what it makes: either slots to choose from, or a date. */
export function useInterview(application: Application) {
  const { t } = useTexts();
  const { timeZone, city } = useMoments();
  const { interviewAt, slots: offered, owner } = application;
  const set = interviewAt ? clockIn(timeZone, interviewAt) : { day: '', time: '' };
  const [mode, setMode] = useState<'slots' | 'date'>(interviewAt && offered.length === 0 ? 'date' : 'slots');
  const [slots, setSlots] = useState<string[]>(() => offered.map((slot) => new Date(slot).toISOString()));
  const [day, setDay] = useState(set.day);
  const [time, setTime] = useState(set.time);
  const [minutes, setMinutes] = useState<Place['minutes']>((application.minutes as Place['minutes'] | null) ?? 45);
  const [format, setFormat] = useState<Place['format']>(application.format ?? 'video');
  const [place, setPlace] = useState(application.place ?? '');

  const read = (): Proposal => {
    const where = { minutes, format, place: place.trim() || null };
    if (mode === 'slots') {
      if (slots.length < slotLimits.min) throw new Unready(t('applications.interview.tooFew', slotLimits));
      return { action: 'offerSlots', input: { slots, ...where } };
    }
    if (!day || !time) throw new Unready(t('applications.interview.when'));
    const at = slotAt(timeZone, day, time);
    if (Date.parse(at) <= Date.now()) throw new Unready(t('applications.interview.past'));
    return { action: 'interview', input: { at, ...where } };
  };
  const chosen = [...slots, day, time].join();
  const [before] = useState(chosen);
  const name = owner.firstName;
  const meetings = useQuery(meetingsQuery(application.id)).data?.rows ?? [];
  const taken = (slot: string): string | undefined => {
    const whose = collisionOf(slot, minutes, meetings);
    return whose && t(`applications.interview.taken.${whose}`, { name });
  };
  return {
    read,
    isChanged: chosen !== before,
    /** Where nothing was agreed before: whether leaving would lose a choice. */
    isBegun: slots.length > 0 || day !== '' || time !== '' || place.trim() !== '',
    fields: { taken, mode, setMode, slots, setSlots, day, setDay, time, setTime, minutes, setMinutes, format, setFormat, place, setPlace },
    hint: `${t('applications.interview.zone', { city })} ${t(mode === 'slots' ? 'applications.interview.picks' : 'applications.interview.informs', { name })}`,
    submitLabel:
      mode === 'date'
        ? t('applications.interview.set')
        : slots.length > 0
          ? t('applications.interview.offer', { count: slots.length })
          : t('applications.interview.offerNone'),
  };
}

export function InterviewFields({ fields }: { fields: ReturnType<typeof useInterview>['fields'] }) {
  const { t } = useTexts();
  const { timeZone } = useMoments();
  const { mode, format } = fields;
  const modes = (['slots', 'date'] as const).map((value) => ({ value, label: t(`applications.interview.${value}`) }));
  return (
    <>
      <div>
        <ChoiceSwitch label={t('applications.interview.mode')} value={mode} options={modes} onPick={fields.setMode} />
      </div>
      {mode === 'slots' ? (
        <SlotGrid slots={fields.slots} onChange={fields.setSlots} taken={fields.taken} />
      ) : (
        <div className={classes.pair}>
          <DateField required label={t('applications.interview.day')} value={fields.day} onChange={(day) => fields.setDay(day ?? '')} />
          <TextInput
            type="time"
            required
            label={t('applications.interview.time')}
            value={fields.time}
            description={fields.day && fields.time ? fields.taken(slotAt(timeZone, fields.day, fields.time)) : undefined}
            onChange={({ currentTarget }) => fields.setTime(currentTarget.value)}
          />
        </div>
      )}
      <div className={classes.pair}>
        <NativeSelect
          label={t('applications.interview.minutes')}
          value={String(fields.minutes)}
          onChange={({ currentTarget }) => fields.setMinutes(interviewMinutes.find((one) => String(one) === currentTarget.value) ?? 45)}
          data={interviewMinutes.map((count) => ({ value: String(count), label: t('applications.interview.minutesValue', { count }) }))}
        />
        <NativeSelect
          label={t('applications.interview.format')}
          value={format}
          onChange={({ currentTarget }) => fields.setFormat(interviewFormats.find((one) => one === currentTarget.value) ?? 'video')}
          data={interviewFormats.map((value) => ({ value, label: t(`words.application.value.format.${value}`) }))}
        />
      </div>
      <TextInput
        label={t(`applications.interview.place.${format}`)}
        description={t('common.optional')}
        value={fields.place}
        maxLength={200}
        onChange={({ currentTarget }) => fields.setPlace(currentTarget.value)}
      />
    </>
  );
}
