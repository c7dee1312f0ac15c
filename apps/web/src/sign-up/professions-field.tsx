import { limits } from '@jalon/domain/sign-up/sign-up';
import { ActionIcon, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { Choice } from '../core/choices.ts';
import { useTexts } from '../core/i18n.ts';
import { matching } from './matching.ts';
import classes from './professions-field.module.css';
import { useChoices } from './sign-up.api.ts';

type ProfessionsFieldProps = { value: string[]; onChange: (change: string[]) => void; onBlur: () => void; error: string | undefined };

/** Professions in the order of their importance: found by a word, ranked with two buttons each. */
export function ProfessionsField({ value, onChange, onBlur, error }: ProfessionsFieldProps) {
  const { t } = useTexts();
  const choices = useChoices('activity-areas');
  const labels = new Map(choices.map(({ id, value: text }) => [id, text]));
  const isFull = value.length >= limits.professions;
  const swap = (index: number, other: number) =>
    onChange(value.map((code, at) => (at === index ? value[other] : at === other ? value[index] : code) as string));
  return (
    <div>
      <Select
        label={t('signUp.profile.professions')}
        description={isFull ? t('signUp.profile.professionFull') : t('signUp.profile.professionsHint')}
        placeholder={value.length > 0 ? t('signUp.profile.professionAdd') : t('signUp.profile.professionSearch')}
        data={grouped(choices.filter(({ id }) => !value.includes(id)))}
        filter={matching}
        searchable
        nothingFoundMessage={t('signUp.profile.professionNone')}
        maxDropdownHeight={280}
        disabled={isFull}
        required
        withAsterisk={false}
        error={error}
        value={null}
        onChange={(code) => code && onChange([...value, code])}
        onBlur={onBlur}
      />
      <ol className={classes.list} aria-label={t('signUp.profile.professions')}>
        {value.map((code, index) => {
          const name = labels.get(code) ?? code;
          const button = { variant: 'subtle', color: 'gray', size: 32 } as const;
          return (
            <li key={code} className={classes.item}>
              <span className={classes.rank}>{index + 1}</span>
              <span className={classes.name}>{name}</span>
              <ActionIcon
                {...button}
                aria-label={t('signUp.profile.up', { name })}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <IconArrowUp size={16} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                {...button}
                aria-label={t('signUp.profile.down', { name })}
                disabled={index === value.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <IconArrowDown size={16} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                {...button}
                aria-label={t('signUp.profile.remove', { name })}
                onClick={() => onChange(value.filter((other) => other !== code))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Job families with their professions, in the order of the list. */
function grouped(choices: Choice[]) {
  const groups = Map.groupBy(choices, ({ group }) => group?.value ?? '');
  return [...groups].map(([group, items]) => ({ group, items: items.map(({ id, value }) => ({ value: id, label: value })) }));
}
