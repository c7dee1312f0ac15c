import { NativeSelect, UnstyledButton } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './side-nav.module.css';

export type SideEntry = {
  key: string;
  label: string;
  icon?: TablerIcon;
  count?: string | number | undefined;
  /** Said where the pointer rests. */
  about?: string | undefined;
  /** Its address, where it has one. */
  to?: string;
};
type SideNavProps = {
  label: string;
  /** What is chosen, on a phone. */
  choice: string;
  entries: SideEntry[];
  current: string | undefined;
  onPick: (key: string) => void;
  children: ReactNode;
};

/** The parts of a page and how much each holds, beside what one reads; on a phone, one select. Both are drawn and the style sheet shows one. */
export function SideNav({ label, choice, entries, current, onPick, children }: SideNavProps) {
  return (
    <div className={classes.frame}>
      <nav className={classes.nav} aria-label={label}>
        {entries.map((entry) => {
          const { key, icon: Icon, about, to } = entry;
          const parts = (
            <>
              {Icon && <Icon size={16} stroke={1.75} aria-hidden />}
              <span>{entry.label}</span>
              <span className={classes.count}>{entry.count}</span>
            </>
          );
          const look = { className: classes.link, title: about, 'aria-current': key === current ? ('page' as const) : undefined };
          return to ? (
            <Link key={key} to={to} {...look}>
              {parts}
            </Link>
          ) : (
            <UnstyledButton key={key} onClick={() => onPick(key)} {...look}>
              {parts}
            </UnstyledButton>
          );
        })}
      </nav>
      <NativeSelect
        className={classes.select}
        aria-label={choice}
        value={current ?? ''}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
        data={entries.map((entry) => ({
          value: entry.key,
          label: entry.count === undefined ? entry.label : `${entry.label} (${entry.count})`,
        }))}
      />
      {children}
    </div>
  );
}
