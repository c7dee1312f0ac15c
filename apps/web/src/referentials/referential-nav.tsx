import { countLimit } from '@jalon/domain/core/listing';
import { type ListName, listNames } from '@jalon/domain/core/reference-lists';
import { href } from '@jalon/domain/core/routes';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NavLink, useNavigate } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './referential-nav.module.css';
import { summaryQuery } from './referentials.api.ts';

/** The ten lists and how many values each offers; on a phone, one select. Both are drawn and the style sheet shows one. */
export function ReferentialNav({ list }: { list: ListName | undefined }) {
  const { t } = useTexts();
  const { number } = useFormat();
  const navigate = useNavigate();
  const { data } = useQuery(summaryQuery);
  /** The server counts no further than a thousand and one. */
  const countOf = (name: ListName) => {
    const count = data?.lists.find((summary) => summary.list === name)?.enabled;
    return count === undefined ? undefined : count > countLimit ? `${number(countLimit)}+` : number(count);
  };
  const aboutOf = (name: ListName) => {
    const summary = data?.lists.find(({ list: known }) => known === name);
    if (!summary || summary.disabled === 0) return undefined;
    return `${t('referentials.enabledCount', { count: summary.enabled })}, ${t('referentials.disabledCount', { count: summary.disabled })}`;
  };
  const titleOf = (name: ListName) => t(`referentials.lists.${name}.title`);
  return (
    <>
      <nav className={classes.nav} aria-label={t('referentials.navigation')}>
        {listNames.map((name) => (
          <NavLink key={name} to={href('admin.referentials', { list: name })} className={classes.link} title={aboutOf(name)}>
            <span>{titleOf(name)}</span>
            <span className={classes.count}>{countOf(name)}</span>
          </NavLink>
        ))}
      </nav>
      <NativeSelect
        className={classes.select}
        aria-label={t('referentials.choose')}
        rightSection={<IconChevronDown size={16} stroke={1.6} />}
        rightSectionPointerEvents="none"
        value={list ?? ''}
        onChange={({ currentTarget }) => navigate(href('admin.referentials', { list: currentTarget.value }))}
        data={listNames.map((name) => {
          const count = countOf(name);
          return { value: name, label: count === undefined ? titleOf(name) : `${titleOf(name)} (${count})` };
        })}
      />
    </>
  );
}
