import { opportunityListing, remotePolicies } from '@jalon/domain/opportunities/opportunity';
import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { TableFilter } from '../ui/table-filter.tsx';

const names = ['f.candidates', 'f.contract', 'f.remote'] as const;

/** What narrows the list beyond its search. */
function useNeedFilters() {
  const { t } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const set = (changes: Record<string, string>) =>
    setParameters(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const choices = [
    {
      ...{ name: names[0], label: t('needs.filter.candidates'), any: t('needs.filter.anyCandidates') },
      options: opportunityListing.filters.candidates.map((value) => ({
        value: value as string,
        label: t(`needs.filter.candidate.${value}`),
      })),
    },
    {
      ...{ name: names[1], label: t('needs.filter.contract'), any: t('needs.filter.any') },
      options: contractTypes.map((value) => ({ value: value as string, label: value as string })),
    },
    {
      ...{ name: names[2], label: t('needs.filter.remote'), any: t('needs.filter.any') },
      options: remotePolicies.map((value) => ({ value: value as string, label: t(`words.opportunity.value.remote.${value}`) })),
    },
  ].map((choice) => ({ ...choice, value: parameters.get(choice.name) ?? '' }));
  return { choices, set, isSet: choices.some(({ value }) => value !== '') };
}

/** What the list is narrowed to, each to be changed or taken away where it stands. */
export function NeedFilterChips() {
  const { choices, set } = useNeedFilters();
  return choices
    .filter(({ value }) => value !== '')
    .map(({ name, label, any, value, options }) => (
      <TableFilter
        key={name}
        filter={{ key: name, label, any, options }}
        value={value}
        onPick={(picked) => set({ [name]: picked ?? '' })}
      />
    ));
}

/** All of them; the button says that one is set. */
export function NeedFilter() {
  const { t } = useTexts();
  const { choices, set, isSet } = useNeedFilters();
  return (
    <Menu
      button={(props) => (
        <ActionIcon variant={isSet ? 'light' : 'default'} size={36} aria-label={t('needs.filter.label')} {...props}>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} />
        </ActionIcon>
      )}
    >
      {choices.map(({ name, label, any, value, options }) => (
        <div key={name} role="presentation">
          <MenuLabel>{label}</MenuLabel>
          <MenuChoices
            label={label}
            value={value}
            options={[{ value: '', label: any }, ...options]}
            onPick={(picked) => set({ [name]: picked })}
            staysOpen
          />
        </div>
      ))}
      {isSet && <MenuLine />}
      {isSet && <MenuItem onPick={() => set(Object.fromEntries(names.map((name) => [name, ''])))}>{t('needs.filter.clear')}</MenuItem>}
    </Menu>
  );
}
