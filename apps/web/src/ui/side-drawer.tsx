import './kit.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { DockedPanel, type PanelRecord } from './docked-panel.tsx';
import { useOpenAfterMount } from './open-after-mount.ts';
import { PanelBar } from './panel-bar.tsx';
import classes from './side-drawer.module.css';
import { UnsavedContext } from './unsaved.ts';

type SideDrawerProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Once it is out of sight. */
  onClosed?: () => void;
  /** One of the list on screen: it stands beside the list where there is room for both, and its header names it. */
  record?: PanelRecord | undefined | '';
  /** The address of its page, if it has one. */
  page?: string | undefined;
  /** Set by the forms inside: what leaving would lose. */
  unsaved?: RefObject<boolean>;
  children: ReactNode;
};

/** Beside the list; where there is no room for both, above it. */
const wide = '(min-width: 1200px)';

export function SideDrawer({ unsaved, children, ...props }: SideDrawerProps) {
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
  const { record, isOpen, title, page, onClose, onClosed } = props;
  // What was typed would go with the form that is drawn anew: with something unsaved it stays where it is.
  const wasDocked = useRef(false);
  const isDocked = unsaved?.current ? wasDocked.current : isWide && Boolean(record);
  wasDocked.current = isDocked;
  return (
    <UnsavedContext value={unsaved ?? null}>
      {isDocked && record ? (
        <Docked {...{ isOpen, title, page, onClose, onClosed, record }}>{children}</Docked>
      ) : (
        <Overlaid {...props}>{children}</Overlaid>
      )}
    </UnsavedContext>
  );
}

type DockedProps = Omit<SideDrawerProps, 'unsaved' | 'record' | 'onClosed'> & { record: PanelRecord; onClosed: (() => void) | undefined };

function Docked({ isOpen, onClosed, ...panel }: DockedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once it has closed, whatever is drawn meanwhile
  useEffect(() => {
    if (!isOpen) onClosed?.();
  }, [isOpen]);
  return isOpen && <DockedPanel {...panel} />;
}

/** Put together by hand, because the kit's own head would be a second banner of the page. */
function Overlaid({ title, isOpen, page, onClose, onClosed, record, children }: Omit<SideDrawerProps, 'unsaved'>) {
  const { t } = useTexts();
  return (
    <Drawer.Root
      opened={useOpenAfterMount(isOpen)}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      size={560}
      position="right"
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={title}>
        {record ? (
          <PanelBar {...{ record, page, onClose }} />
        ) : (
          <div className={classes.head}>
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('common.close')} />
          </div>
        )}
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
