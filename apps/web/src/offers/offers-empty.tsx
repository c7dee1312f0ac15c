import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { UnknownWords } from '../search/unknown-words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath, NothingYet } from '../ui/illustrations.tsx';
import type { Filter } from '../ui/table-column.ts';
import type { TableState } from '../ui/use-table-state.ts';
import type { NeedsQuery } from './needs-query.ts';
import { useLoosened } from './use-loosened.ts';
import { type Tab, tabHref } from './use-place.ts';

type EmptyProps = { state: TableState };
/** `unknown`: words of the search that no need in sight has. */
type NeedsEmptyProps = { tab: Tab; state: TableState<NeedsQuery>; filters: Filter[]; unknown: string[] };

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

/** The criterion that hides most is named, with what there would be without it. */
function NoNeedFits({ tab, state, filters }: Omit<NeedsEmptyProps, 'unknown'>) {
  const { t } = useTexts();
  const loosened = useLoosened(tab, state, filters);
  if (!loosened) return <NothingFits state={state} />;
  const { key, name, count } = loosened;
  return (
    <EmptyState
      title={t('offers.empty.narrowed')}
      description={t('offers.empty.without', { name, count })}
      illustration={<LostPath />}
      action={
        <Group gap="xs" justify="center">
          <Button onClick={() => state.change({ [key]: undefined })}>{t('offers.empty.drop', { name })}</Button>
          <Button variant="default" onClick={state.clear}>
            {t('offers.empty.clear')}
          </Button>
        </Group>
      }
    />
  );
}

export function NeedsEmpty({ tab, state, filters, unknown }: NeedsEmptyProps) {
  const { t } = useTexts();
  if (unknown.length > 0) return <UnknownWords words={unknown} state={state} />;
  if (state.isNarrowed) return <NoNeedFits {...{ tab, state, filters }} />;
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
