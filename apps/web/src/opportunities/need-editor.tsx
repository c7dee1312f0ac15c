import { isType } from '@jalon/domain/core/actor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { NeedForm } from './need-form.tsx';
import { useNeedHrefs } from './need-hrefs.ts';
import { newNeed, valuesOf } from './need-values.ts';
import { aroundQuery, opportunityClient } from './opportunities.api.ts';

/** The form of a need: of `id`, or of a new one, which may start as a copy of another. */
export default function NeedEditor({ id, from }: { id: string | undefined; from: string | undefined }) {
  const { t } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const hrefs = useNeedHrefs();
  const [round, setRound] = useState(0);
  const source = id ?? from;
  const read = useQuery({ ...opportunityClient.one(source ?? ''), enabled: source !== undefined });
  // A company knows its sector and its divisions before the form begins.
  const isOwn = isType(user, 'Company');
  const around = useQuery({ ...aroundQuery({ companyId: null, divisionId: null }), enabled: isOwn && source === undefined });
  const error = read.error ?? around.error;
  const isComing = source ? !read.data : isOwn && !around.data;
  const retry = () => void (read.error ? read.refetch() : around.refetch());
  if (isComing)
    return (
      <Page title={t(id ? 'needs.form.edit' : 'needs.new')}>
        <Panel>
          <RecordState
            error={error}
            words={{ missing: t('needs.missing'), missingText: t('needs.missingText'), back: t('needs.back') }}
            onBack={() => void navigate(hrefs.list)}
            onRetry={retry}
          />
        </Panel>
      </Page>
    );
  const initial = read.data ? valuesOf(read.data) : newNeed(user, around.data);
  const copied = from && read.data ? { ...initial, title: t('needs.form.copyOf', { title: initial.title }).slice(0, 50) } : initial;
  return (
    <NeedForm
      key={round}
      need={id ? read.data : undefined}
      initial={copied}
      draft={id ? `need.${id}` : from ? `need.copy.${from}` : 'need.new'}
      onReload={async () => {
        await read.refetch();
        setRound(round + 1);
      }}
    />
  );
}
