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
/** `first`: the one that is open to begin with, where there is such a one. */
type RecordTabsProps = { tabs: (Tab & { panel: Panel })[]; first?: string | undefined; onOpen?: (key: string) => void };

/** The sides of a record. What was looked at once stays, with whatever was typed there. */
export function RecordTabs({ tabs, first, onOpen }: RecordTabsProps) {
  const [current, setCurrent] = useState((tabs.find(({ key }) => key === first) ?? tabs[0])?.key ?? '');
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([current]));
  const choose = (key: string | null) => {
    if (key === null) return;
    setCurrent(key);
    onOpen?.(key);
    setSeen(new Set([...seen, key]));
  };
  return (
    <Tabs value={current} onChange={choose} classNames={classes} variant="unstyled">
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
          {seen.has(key) && (typeof panel === 'function' ? panel(choose) : panel)}
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
