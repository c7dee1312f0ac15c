import { IconChevronRight } from '@tabler/icons-react';
import { type ComponentProps, Fragment, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { Panel } from './panel.tsx';
import classes from './record-page.module.css';
import { RecordTabs } from './tabs.tsx';
import { UnsavedContext } from './unsaved.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type RecordPageProps = {
  name: string;
  label: string;
  /** The lists it stands in. */
  trail: { name: string; to: string }[];
  header: ReactNode;
  tabs: ComponentProps<typeof RecordTabs>['tabs'];
  /** Beside every tab: what one wants to know whatever one is doing. */
  side: ReactNode;
};

/** A record that has a page: who or what it is across the page, its sides in a main column, and a column beside them. */
export function RecordPage({ name, label, trail, header, tabs, side }: RecordPageProps) {
  useDocumentTitle(name);
  const unsaved = useRef(false);
  useLeaveGuard(unsaved);
  return (
    <UnsavedContext value={unsaved}>
      <div className={classes.page}>
        <nav className={classes.trail} aria-label={label}>
          {trail.map((step) => (
            <Fragment key={step.to}>
              <Link to={step.to}>{step.name}</Link>
              <IconChevronRight size={14} stroke={1.75} aria-hidden />
            </Fragment>
          ))}
          <span aria-current="page">{name}</span>
        </nav>
        <Panel className={classes.header ?? ''}>{header}</Panel>
        <div className={classes.columns}>
          <div className={classes.column}>
            <RecordTabs tabs={tabs} />
          </div>
          <div className={classes.column}>{side}</div>
        </div>
      </div>
    </UnsavedContext>
  );
}
