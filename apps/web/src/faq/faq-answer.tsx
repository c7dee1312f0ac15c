import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { Button } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { RichText } from '../ui/rich-text.tsx';
import { useToast } from '../ui/toast.tsx';
import { readIn, useVote } from './faq.api.ts';
import classes from './faq.module.css';

/** An answer, and whether it was useful. Whoever only previews it has no vote. */
export function FaqAnswer({ row, query, isPreview }: { row: FaqQuestion; query: string; isPreview: boolean }) {
  const { t, language } = useTexts();
  const { day } = useFormat();
  const toast = useToast();
  const { mutate, isPending } = useVote(row.id);
  const { vote } = row;
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
    <div className={classes.answer}>
      <RichText html={readIn(language, row).answer} query={query} />
      <div className={classes.vote}>
        <span role="status">{t(vote === null ? 'faq.useful' : vote ? 'faq.thanks' : 'faq.thanksNo')}</span>
        {vote === null && button(t('common.yes'), true, IconThumbUp)}
        {vote === null && button(t('common.no'), false, IconThumbDown)}
        {vote !== null && button(t('faq.change'), null)}
        <small>{t('faq.updated', { date: day(row.updatedAt) })}</small>
      </div>
    </div>
  );
}
