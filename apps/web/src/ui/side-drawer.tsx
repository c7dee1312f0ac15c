import './overlay.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useOpenAfterMount } from './open-after-mount.ts';
import classes from './side-drawer.module.css';

type SideDrawerProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Once it is out of sight. */
  onClosed?: () => void;
  children: ReactNode;
};

/** One record beside the list it comes from. Put together by hand, because the kit's own head would be a second banner of the page. */
export function SideDrawer({ title, isOpen, onClose, onClosed, children }: SideDrawerProps) {
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
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('common.close')} />
        </div>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
