import './kit.css';
import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import classes from './tabs.module.css';

/** `isMore`: the server counted no further. */
type Tab = { key: string; label: string; count?: number | undefined; isMore?: boolean | undefined };

const Count = ({ count, isMore }: Pick<Tab, 'count' | 'isMore'>) => {
  const format = useFormat();
  return count !== undefined && <span className={classes.count}>{format.count(count, isMore)}</span>;
};

/** A panel may lead to another side. */
type Panel = ReactNode | ((open: (key: string) => void) => ReactNode);
/** `shown`: which one is open, where the address says it (`useAddressed`). */
type RecordTabsProps = { tabs: (Tab & { panel: Panel })[]; shown?: [string | null, (key: string) => void] };

type Address = NonNullable<RecordTabsProps['shown']>;
/** The one that is wanted; else the one that came first to begin with, however they are put in order since. */
export function useOpenTab(tabs: readonly Tab[], wanted: string | null): string {
  const [first = ''] = useState(tabs[0]?.key);
  const isThere = (key: string | null) => tabs.some((tab) => tab.key === key);
  return wanted && isThere(wanted) ? wanted : isThere(first) ? first : (tabs[0]?.key ?? '');
}

/** The sides of a record. What was looked at once stays, with whatever was typed there. */
export function RecordTabs({ tabs, shown }: RecordTabsProps) {
  const own: Address = useState<string | null>(null);
  const [wanted, show] = shown ?? own;
  const current = useOpenTab(tabs, wanted);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([current]));
  if (!seen.has(current)) setSeen(new Set([...seen, current]));
  return (
    <Tabs value={current} onChange={(key) => key !== null && show(key)} classNames={classes} variant="unstyled">
      <Tabs.List>
        {tabs.map(({ key, label, count }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
            <Count count={count} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, panel }) => (
        <Tabs.Panel key={key} value={key}>
          {seen.has(key) && (typeof panel === 'function' ? panel(show) : panel)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

type LinkTabsProps = { label: string; tabs: (Tab & { to: string })[]; current: string | undefined; isInside?: boolean };

/** Links, not buttons: each tab has its address. Where there is no room for all, the current one is in sight. */
export function LinkTabs({ label, tabs, current, isInside }: LinkTabsProps) {
  const list = useRef<HTMLElement>(null);
  const counts = tabs.map(({ count }) => count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up again when another becomes the current one, or counts move it
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list.current || !tab) return;
    const { left, right } = list.current.getBoundingClientRect();
    const own = tab.getBoundingClientRect();
    if (own.right > right) list.current.scrollLeft += own.right - right + 16;
    else if (own.left < left) list.current.scrollLeft -= left - own.left + 16;
  }, [current, counts]);
  return (
    <nav ref={list} className={classes.list} aria-label={label} data-inside={isInside}>
      {tabs.map(({ key, to, label: name, count, isMore }) => (
        <Link key={key} to={to} className={classes.tab} aria-current={key === current ? 'page' : undefined} preventScrollReset>
          {name}
          <Count count={count} isMore={isMore} />
        </Link>
      ))}
    </nav>
  );
}
