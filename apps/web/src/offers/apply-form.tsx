import { applicationFlow } from '@jalon/domain/applications/application';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { Resume } from '@jalon/domain/profiles/profile';
import type { Offer } from '@jalon/domain/talents/talent-schema';
import { Alert, Button, Kbd, Textarea } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconEye, IconInfoCircle, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { applicationClient } from '../applications/applications.api.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import { RestoredNotice } from '../ui/restored-notice.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import classes from './apply-form.module.css';
import { askedOf } from './offer-words.ts';
import { PayChoice } from './pay-choice.tsx';
import { ResumeChoice } from './resume-choice.tsx';

const schema = applicationFlow.create.input;
const longest = 2000;

type FormProps = { need: Opportunity; offer: Offer | null; resumes: readonly Resume[]; onSent: () => void };

export function ApplyForm({ need, offer, resumes, onSent }: FormProps) {
  const { t } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const { mutateAsync } = applicationClient.useCreate();
  const key = useRef(crypto.randomUUID());
  const isFreelance = need.contractType === 'Freelance';
  const form = useSchemaForm(schema, {
    initial: {
      opportunityId: need.id,
      message: '',
      dailyRateCents: isFreelance ? (offer?.dailyRateCents ?? need.dailyRateToCents) : null,
      annualSalaryCents: isFreelance ? null : (offer?.annualSalaryCents ?? need.annualSalaryCents),
      availableFrom: offer?.availableFrom ? notBefore(today(), offer.availableFrom) : null,
      resumeId: resumes[0]?.id ?? null,
    },
    draft: `apply ${need.id}`,
    onSubmit: async (body) => {
      await mutateAsync({ body, key: key.current });
      toast.done(t('offers.form.sent'));
      onSent();
    },
  });
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  };
  const { dailyRateCents, annualSalaryCents, availableFrom, message } = form.values;
  const pay = askedOf(t, format, { dailyRateCents: amount(dailyRateCents), annualSalaryCents: amount(annualSalaryCents) });
  return (
    <form {...form.props} className={classes.form} onKeyDown={sendByKeys}>
      {form.failure && (
        <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
          {form.failure}
        </Alert>
      )}
      <RestoredNotice form={form} />
      <PayChoice form={form} need={need} offer={offer} />
      <section className={classes.section}>
        <DateField
          {...form.field('availableFrom')}
          label={t('offers.form.availableFrom')}
          onChange={(value) => form.set('availableFrom', value)}
        />
        {need.startsOn && availableFrom && <InTime startsOn={need.startsOn} isLate={availableFrom > need.startsOn} />}
      </section>
      <section className={classes.section}>
        <Textarea
          {...form.field('message')}
          label={t('offers.form.message')}
          description={t('offers.form.messageHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={6}
          maxRows={16}
        />
        <p className={classes.letters} data-over={message.length > longest || undefined}>
          {t('offers.form.letters', { count: format.number(message.length), max: format.number(longest) })}
        </p>
      </section>
      <ResumeChoice form={form} resumes={resumes} />
      <p className={classes.seen}>
        <IconEye size={16} stroke={1.6} aria-hidden />
        {t('offers.form.seen')}
      </p>
      <footer className={classes.foot} data-foot>
        <div className={classes.send}>
          <span className={classes.draft}>{form.isDirty && t('offers.form.draft')}</span>
          <Kbd className={classes.keys}>{t('offers.form.keys')}</Kbd>
          <Button type="submit" loading={form.isSending} leftSection={<IconSend size={16} stroke={1.75} />}>
            {pay ? t('offers.form.sendAt', { pay }) : t('offers.form.send')}
          </Button>
        </div>
        <p className={classes.hint}>{t('offers.form.later')}</p>
      </footer>
    </form>
  );
}

const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
/** Who was free before is free now. */
const notBefore = (first: string, day: string): string => (day < first ? first : day);

/** What cannot be read as an amount stays in its field as it was typed. */
const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function InTime({ startsOn, isLate }: { startsOn: string; isLate: boolean }) {
  const { t } = useTexts();
  const date = useFormat().day(startsOn);
  const Icon = isLate ? IconInfoCircle : IconCircleCheck;
  return (
    <p className={classes.inTime}>
      <Icon size={14} stroke={1.8} aria-hidden className={isLate ? classes.late : classes.tick} />
      {t(isLate ? 'offers.form.late' : 'offers.form.inTime', { date })}
    </p>
  );
}
