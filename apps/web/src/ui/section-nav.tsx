import type { TablerIcon } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './section-nav.module.css';
import side from './side-nav.module.css';

export type SectionGroup = { title: string; to: string; sections: { id: string; label: string; icon: TablerIcon }[] };

/** Settings over several pages: all their sections at the left, what one reads at the right. `children` are `Section`s. */
export function SectionFrame({ label, groups, children }: { label: string; groups: SectionGroup[]; children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const seen = useSectionInSight(pathname);
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div className={side.frame}>
      <nav className={side.nav} aria-label={label}>
        {groups.map(({ title, to, sections }) => (
          <Fragment key={to}>
            <Link to={to} className={classes.title}>
              {title}
            </Link>
            {sections.map(({ id, label: name, icon: Icon }) => (
              <Link
                key={id}
                to={`${to}#${id}`}
                preventScrollReset={to === pathname}
                className={side.link}
                aria-current={to === pathname && id === seen ? 'location' : undefined}
              >
                <Icon size={16} stroke={1.75} aria-hidden />
                {name}
              </Link>
            ))}
          </Fragment>
        ))}
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  );
}

export const Section = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className={classes.section} data-section>
    {children}
  </div>
);

/** The first section below the header of the page: the one being read. */
function useSectionInSight(pathname: string): string | undefined {
  const [seen, setSeen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
    const look = () => {
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2 && window.scrollY > 0;
      const current = isAtEnd ? sections.at(-1) : sections.find((section) => section.getBoundingClientRect().bottom > 120);
      setSeen(current?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pathname]);
  return seen;
}
