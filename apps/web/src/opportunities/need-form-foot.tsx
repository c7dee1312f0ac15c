import { Button } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { useDiscard } from '../ui/use-discard.ts';
import classes from './need-form.module.css';
import { useNeedChecks } from './use-need-checks.ts';
import type { NeedFormState } from './use-need-form.ts';

/** What is left to settle, and the ways out: the draft stays, unless it is deleted. */
export function NeedFormFoot({ state, isNew }: { state: NeedFormState; isNew: boolean }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const discard = useDiscard();
  const toast = useToast();
  const { form, isLive, mayPost, send, leaveHref } = state;
  const left = useNeedChecks(state).filter(({ isMet, isRequired }) => isRequired && !isMet).length;
  const remove = async () => {
    if (!(await discard())) return;
    form.startOver();
    form.forgetDraft();
    void navigate(leaveHref);
  };
  return (
    <footer className={classes.foot} data-foot>
      <p className={classes.left} role="status">
        {isLive && left === 0 ? t('needs.form.live') : left > 0 ? t('needs.form.left', { count: left }) : t('needs.form.ready')}
      </p>
      {form.isDirty && (
        <Button variant="subtle" color="gray" onClick={() => void remove()}>
          {t('needs.form.deleteDraft')}
        </Button>
      )}
      <Button
        component={Link}
        to={leaveHref}
        variant="subtle"
        color="gray"
        onClick={() => form.isDirty && toast.done(t('table.draftKept'))}
      >
        {t('needs.form.leave')}
      </Button>
      <Button variant={mayPost ? 'default' : 'filled'} loading={form.isSending && !mayPost} onClick={() => void send('keep')}>
        {t(isNew || mayPost ? 'needs.form.keep' : 'needs.form.save')}
      </Button>
      {mayPost && (
        <Button leftSection={<IconWorld size={16} stroke={1.75} />} loading={form.isSending} onClick={() => void send('post')}>
          {t('needs.form.post')}
        </Button>
      )}
    </footer>
  );
}
