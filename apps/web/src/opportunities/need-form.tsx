import { gapsIn, type Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { ChangedNotice } from '../ui/changed-notice.tsx';
import { RestoredNotice } from '../ui/restored-notice.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { Trail } from '../ui/trail.tsx';
import { DraftTime } from './draft-time.tsx';
import { ContractFields } from './fields-contract.tsx';
import { PeopleFields } from './fields-people.tsx';
import { PlaceFields } from './fields-place.tsx';
import { ReachFields } from './fields-reach.tsx';
import { RoleFields } from './fields-role.tsx';
import { WordFields } from './fields-words.tsx';
import classes from './need-form.module.css';
import { NeedFormFoot } from './need-form-foot.tsx';
import { NeedFormSide } from './need-form-side.tsx';
import { useNeedHrefs } from './need-hrefs.ts';
import { stateTones, useStateWords } from './need-look.ts';
import { asSent, type NeedValues } from './need-values.ts';
import { StartFromNeed } from './start-from-need.tsx';
import { useNeedForm } from './use-need-form.ts';
import { useNeedFormKeys } from './use-need-form-keys.ts';

type Props = { need: Opportunity | undefined; initial: NeedValues; draft: string; onReload: () => void };

/** The form of a need, with what freelances will see of it beside it. What is typed is kept at every key. */
export function NeedForm({ need: given, initial: start, draft, onReload }: Props) {
  const { t } = useTexts();
  const hrefs = useNeedHrefs();
  const stateWords = useStateWords();
  const [parameters] = useSearchParams();
  // As it was when the form began: what somebody else saves meanwhile is told when this is sent.
  const { need, initial } = useRef({ need: given, initial: start }).current;
  const state = useNeedForm({ need, initial, draft });
  const { form, change, send } = state;
  const title = t(need ? 'needs.form.edit' : draft === 'need.new' ? 'needs.new' : 'needs.form.copy');
  useDocumentTitle(title);
  useNeedFormKeys(state);

  // Somebody wanted to post it: what is missing is shown at once.
  const isChecked = parameters.get('check') === 'post' && gapsIn(asSent(form.values)) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (isChecked) void send('post');
  }, []);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <Trail
            steps={[
              { name: routeTitle(t, 'company.opportunities'), to: hrefs.list },
              need
                ? { name: need.title, to: hrefs.need(need.id) }
                : { name: t('needs.tabs.not_posted'), to: `${hrefs.list}?state=not_posted` },
            ]}
          />
          <div className={classes.line}>
            <h1 className={classes.title}>{title}</h1>
            <StateBadge tone={need ? stateTones[need.state] : 'neutral'} isChip>
              {need ? stateWords(need) : t('needs.form.draft')}
            </StateBadge>
            <DraftTime values={form.values} isDirty={form.isDirty} />
          </div>
        </div>
        {!need && <StartFromNeed />}
      </header>
      <form {...form.props} className={classes.form}>
        <div className={classes.columns}>
          <div className={classes.fields}>
            {change ? (
              <ChangedNotice change={change} text={t('needs.form.changed')} reload={t('needs.form.reload')} onReload={onReload} />
            ) : (
              form.failure && (
                <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
                  {form.failure}
                </Alert>
              )
            )}
            <RestoredNotice form={form} />
            <RoleFields state={state} company={need?.company} />
            <ContractFields state={state} />
            <PlaceFields state={state} />
            <WordFields state={state} />
            <ReachFields state={state} />
            <PeopleFields state={state} />
          </div>
          <NeedFormSide state={state} />
        </div>
        <NeedFormFoot state={state} isNew={!need} />
      </form>
    </div>
  );
}
