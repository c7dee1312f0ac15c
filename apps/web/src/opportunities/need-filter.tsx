import { opportunityListing, remotePolicies } from '@jalon/domain/opportunities/opportunity';
import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';

/** What narrows the list beyond its search; the button says that something does. */
export function NeedFilter() {
  const { t } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const names = ['f.candidates', 'f.contract', 'f.remote'] as const;
  const isSet = names.some((name) => parameters.has(name));
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
  const anyOf = (name: string) => ({ value: '', label: t(name === 'f.candidates' ? 'needs.filter.anyCandidates' : 'needs.filter.any') });
  const choices = [
    [
      'f.candidates',
      t('needs.filter.candidates'),
      opportunityListing.filters.candidates.map((value) => ({ value, label: t(`needs.filter.candidate.${value}`) })),
    ],
    ['f.contract', t('needs.filter.contract'), contractTypes.map((value) => ({ value, label: value }))],
    ['f.remote', t('needs.filter.remote'), remotePolicies.map((value) => ({ value, label: t(`words.opportunity.value.remote.${value}`) }))],
  ] as const;
  return (
    <Menu
      button={(props) => (
        <ActionIcon variant={isSet ? 'light' : 'default'} size={36} aria-label={t('needs.filter.label')} {...props}>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} />
        </ActionIcon>
      )}
    >
      {choices.map(([name, label, options]) => (
        <div key={name} role="presentation">
          <MenuLabel>{label}</MenuLabel>
          <MenuChoices
            label={label}
            value={parameters.get(name) ?? ''}
            options={[anyOf(name), ...options]}
            onPick={(value) => set({ [name]: value })}
            staysOpen
          />
        </div>
      ))}
      {isSet && <MenuLine />}
      {isSet && <MenuItem onPick={() => set(Object.fromEntries(names.map((name) => [name, ''])))}>{t('needs.filter.clear')}</MenuItem>}
    </Menu>
  );
}
