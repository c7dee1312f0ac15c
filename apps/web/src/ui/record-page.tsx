import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useDocumentTitle } from '../core/document-title.ts';
import { Columns } from './columns.tsx';
import { Panel } from './panel.tsx';
import classes from './record-page.module.css';
import { RecordTabs, useOpenTab } from './tabs.tsx';
import { Trail } from './trail.tsx';
import { UnsavedContext } from './unsaved.ts';
import { useAddressed } from './use-addressed.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type RecordPageProps = {
  name: string;
  /** The lists it stands in. */
  trail: { name: string; to: string }[];
  header: ReactNode;
  tabs: ComponentProps<typeof RecordTabs>['tabs'];
  /** Beside every tab: what one wants to know whatever one is doing, but for what the tab itself shows. */
  side: ReactNode | ((tab: string) => ReactNode);
};

/**
 * A record that has a page: who or what it is across the page, its sides in a main column, and a column beside them. Which side is open
 * stands in the address, where Back finds it.
 */
export function RecordPage({ name, trail, header, tabs, side }: RecordPageProps) {
  useDocumentTitle(name);
  const [wanted, show] = useAddressed('side');
  const tab = useOpenTab(tabs, wanted);
  const unsaved = useRef(false);
  useLeaveGuard(unsaved);
  return (
    <UnsavedContext value={unsaved}>
      <div className={classes.page}>
        <Trail steps={trail} here={name} />
        <Panel className={classes.header ?? ''}>{header}</Panel>
        <Columns width={344} side={typeof side === 'function' ? side(tab) : side}>
          <RecordTabs tabs={tabs} shown={[tab, show]} />
        </Columns>
      </div>
    </UnsavedContext>
  );
}
