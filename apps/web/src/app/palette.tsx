import '../ui/overlay.css';
import '@mantine/spotlight/styles.layer.css';
import type { User } from '@jalon/domain/core/actor';
import { Spotlight, type SpotlightFilterFunction, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import classes from './palette.module.css';
import { matching } from './palette-filter.ts';
import { usePaletteActions } from './use-palette-actions.tsx';

const filter: SpotlightFilterFunction = (query, actions) =>
  actions
    .map((entry) => ('actions' in entry ? { ...entry, actions: entry.actions.filter((action) => matching(query, action)) } : entry))
    .filter((entry) => !('actions' in entry) || entry.actions.length > 0);

export default function Palette({ user, isOpen }: { user: User; isOpen: boolean }) {
  const { t } = useTexts();
  const actions = usePaletteActions(user);
  useEffect(() => {
    if (isOpen) spotlight.open();
  }, [isOpen]);
  return (
    <Spotlight
      actions={actions}
      filter={filter}
      // Ctrl+K is heard by the layout, which loads this file; Spotlight must not toggle it back.
      shortcut={null}
      tagsToIgnore={[]}
      nothingFound={t('shell.palette.nothing')}
      onSpotlightClose={() => showOverlay(null)}
      attributes={{ content: { 'aria-label': t('shell.palette.label') } }}
      // Reached by the Tab key, so that it can be scrolled without a mouse.
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      centered={false}
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      classNames={{ search: classes.search, action: classes.action, actionsList: classes.list, actionsGroup: classes.group }}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.75} />,
        placeholder: t('shell.palette.placeholder'),
        'aria-label': t('shell.palette.label'),
      }}
    />
  );
}
