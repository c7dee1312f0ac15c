import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath, NothingYet } from '../ui/illustrations.tsx';
import type { TableState } from '../ui/use-table-state.ts';
import { type Tab, tabHref } from './use-place.ts';

type EmptyProps = { state: TableState };

function NothingFits({ state }: EmptyProps) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('offers.empty.narrowed')}
      description={t('offers.empty.narrowedText')}
      illustration={<LostPath />}
      action={<Button onClick={state.clear}>{t('offers.empty.clear')}</Button>}
    />
  );
}

export function NeedsEmpty({ tab, state }: EmptyProps & { tab: Tab }) {
  const { t } = useTexts();
  if (state.isNarrowed) return <NothingFits state={state} />;
  if (tab === 'all')
    return <EmptyState title={t('offers.empty.all')} description={t('offers.empty.allText')} illustration={<NothingYet />} />;
  return (
    <EmptyState
      title={t('offers.empty.favourites')}
      description={t('offers.empty.favouritesText')}
      illustration={<NothingYet />}
      action={<See />}
    />
  );
}

export function OwnEmpty({ state }: EmptyProps) {
  const { t } = useTexts();
  if (state.isNarrowed) return <NothingFits state={state} />;
  return (
    <EmptyState
      title={t('offers.empty.applications')}
      description={t('offers.empty.applicationsText')}
      illustration={<NothingYet />}
      action={<See />}
    />
  );
}

function See() {
  const { t } = useTexts();
  return (
    <Button component={Link} to={tabHref('all')}>
      {t('offers.empty.see')}
    </Button>
  );
}
