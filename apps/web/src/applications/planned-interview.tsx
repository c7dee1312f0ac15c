import type { Application } from '@jalon/domain/applications/application';
import { Alert } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';

/** Before somebody is decided about: that an interview is still to come, which ends with it. */
export function PlannedInterview({ row: { state, interviewAt, owner } }: { row: Application }) {
  const { t } = useTexts();
  const { said } = useMoments();
  if (state !== 'interview' || !interviewAt || Date.parse(interviewAt) <= Date.now()) return null;
  return (
    <Alert color="yellow" py={10} px={12} icon={<IconCalendarOff size={18} />}>
      {t('applications.endsInterview', { when: said(interviewAt), name: owner.firstName })}
    </Alert>
  );
}
