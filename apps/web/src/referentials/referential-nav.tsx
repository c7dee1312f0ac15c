import { type ListName, listNames } from '@jalon/domain/core/reference-lists';
import { href } from '@jalon/domain/core/routes';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NavLink, useNavigate } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './referential-nav.module.css';
import { summaryQuery } from './referentials.api.ts';

/**
 * The ten lists and how many values each holds, counted like the table counts them; on a phone, one select. Both are drawn and the style
 * sheet shows one.
 */
export function ReferentialNav({ list }: { list: ListName | undefined }) {
  const { t } = useTexts();
  const { count } = useFormat();
  const navigate = useNavigate();
  const { data } = useQuery(summaryQuery);
  const summaryOf = (name: ListName) => data?.lists.find((summary) => summary.list === name);
  const countOf = (name: ListName) => {
    const summary = summaryOf(name);
    return summary && count(summary.enabled + summary.disabled);
  };
  const aboutOf = (name: ListName) => {
    const { enabled = 0, disabled = 0 } = summaryOf(name) ?? {};
    if (disabled === 0) return undefined;
    const inWords = (key: 'enabledCount' | 'disabledCount', found: number) =>
      t(`referentials.${key}`, { count: found, shown: count(found) });
    return `${inWords('enabledCount', enabled)}, ${inWords('disabledCount', disabled)}`;
  };
  const titleOf = (name: ListName) => t(`lists.${name}.title`);
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
        value={list ?? ''}
        onChange={({ currentTarget }) => navigate(href('admin.referentials', { list: currentTarget.value }))}
        data={listNames.map((name) => {
          const total = countOf(name);
          return { value: name, label: total === undefined ? titleOf(name) : `${titleOf(name)} (${total})` };
        })}
      />
    </>
  );
}
