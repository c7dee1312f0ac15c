import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { Button } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { useVote } from './faq-feedback.ts';

/** Whether an answer was useful. Whoever only previews it has no vote. */
export function FaqVote({ row: { id, vote }, isPreview }: { row: FaqQuestion; isPreview: boolean }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutate, isPending } = useVote(id);
  const button = (label: string, isUseful: boolean | null, Icon?: typeof IconThumbUp) => (
    <Button
      {...{ size: 'compact-sm', variant: Icon ? 'default' : 'subtle', disabled: isPreview || isPending }}
      leftSection={Icon && <Icon size={14} />}
      onClick={() => mutate(isUseful, { onError: (error) => toast.failed(error) })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <span role="status">{t(vote === null ? 'faq.useful' : vote ? 'faq.thanks' : 'faq.thanksNo')}</span>
      {vote === null && button(t('common.yes'), true, IconThumbUp)}
      {vote === null && button(t('common.no'), false, IconThumbDown)}
      {vote !== null && button(t('faq.change'), null)}
    </>
  );
}
