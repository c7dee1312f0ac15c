import { isType } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useNeedHrefs } from '../opportunities/need-hrefs.ts';
import { findPosted } from '../proposals/proposals.api.ts';
import { FieldPopover } from '../ui/field-popover.tsx';
import { Choices } from '../ui/filter-found.tsx';

/** From everybody to those who would suit a need, which is chosen here. */
export function RankForNeed() {
  const { t } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const hrefs = useNeedHrefs();
  if (!permitsUser(user, 'opportunities.view&freelances.view')) return null;
  const label = t('talents.forNeed');
  return (
    <FieldPopover
      label={label}
      align="end"
      button={(props) => (
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.75} />} {...props}>
          {label}
        </Button>
      )}
    >
      {() => (
        <Choices
          filter={{ label: t('proposals.need'), find: findPosted(!isType(user, 'Company')) }}
          onChoose={({ id }) => void navigate(hrefs.candidates(id))}
        />
      )}
    </FieldPopover>
  );
}
