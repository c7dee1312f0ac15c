import type { OpportunityState } from '@jalon/domain/opportunities/opportunity';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { useNeedHrefs } from './need-hrefs.ts';

type Props = { which: OpportunityState | 'first' | 'read' | 'found'; mayCreate: boolean };

/** Why there is no need here, and the way to one. */
export function NoNeeds({ which, mayCreate }: Props) {
  const { t } = useTexts();
  const hrefs = useNeedHrefs();
  const clear = (
    <Button component={Link} to={hrefs.list} variant="default">
      {t('needs.filter.clear')}
    </Button>
  );
  const create = mayCreate && which !== 'closed' && (
    <Button component={Link} to={hrefs.create} leftSection={<IconPlus size={16} stroke={1.75} />}>
      {t('needs.new')}
    </Button>
  );
  return (
    <EmptyState
      title={t(`needs.empty.${which}`)}
      description={t(`needs.empty.${which}Text`)}
      illustration={<NothingYet />}
      action={which === 'found' ? clear : create || undefined}
    />
  );
}
