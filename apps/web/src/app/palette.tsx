import '../ui/overlay.css';
import '@mantine/spotlight/styles.layer.css';
import type { User } from '@jalon/domain/core/actor';
import { Input, VisuallyHidden } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import classes from './palette.module.css';
import { matching } from './palette-filter.ts';
import { usePaletteActions } from './use-palette-actions.tsx';

const listId = 'palette-list';
const optionId = (action: string): string => `palette-${action}`;
/** The kit hands these on to the elements they belong to, though its types do not say so. */
const ofOption = (action: string) => ({ attributes: { root: { id: optionId(action) } } });
// Reached by the Tab key, so that it can be scrolled without a mouse.
const ofList = (label: string) => ({
  offsetScrollbars: false,
  viewportProps: { tabIndex: 0, id: listId, role: 'listbox', 'aria-label': label },
});

/**
 * The kit's window and rows, with a field of our own: for a screen reader this is a combobox and the list box it governs, and the kit
 * keeps to itself which row its keys have reached.
 */
export function Palette({ user, isOpen }: { user: User; isOpen: boolean }) {
  const { t } = useTexts();
  const [{ query, rank }, setPlace] = useState({ query: '', rank: -1 });
  const search = (typed: string) => setPlace({ query: typed, rank: typed ? 0 : -1 });
  const groups = usePaletteActions(user)
    .map(({ group, actions }) => ({ group, actions: actions.filter((action) => matching(query, action)) }))
    .filter(({ actions }) => actions.length > 0);
  const found = groups.flatMap(({ actions }) => actions);
  const current = found[rank];
  const currentId = current && optionId(current.id);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const walk = (event: KeyboardEvent) => {
    const last = found.length - 1;
    // Enter and the arrows first belong to whoever composes a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setPlace({ query, rank: rank < last ? rank + 1 : 0 });
    else if (event.key === 'ArrowUp') setPlace({ query, rank: rank > 0 ? rank - 1 : last });
    else if (event.key === 'Enter' && currentId) document.getElementById(currentId)?.click();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    if (isOpen) spotlight.open();
  }, [isOpen]);
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={search}
      // Ctrl+K is heard by the layout, which loads this file; Spotlight must not toggle it back.
      shortcut={null}
      tagsToIgnore={[]}
      onSpotlightClose={() => showOverlay(null)}
      attributes={{ content: { 'aria-label': t('shell.palette.label') } }}
      centered={false}
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      classNames={{ action: classes.action, actionsList: classes.list, actionsGroup: classes.group }}
    >
      <Input
        size="lg"
        classNames={{ input: classes.search }}
        value={query}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={walk}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={currentId}
        aria-label={t('shell.palette.label')}
        placeholder={t('shell.palette.placeholder')}
        data-autofocus
        leftSection={<IconSearch size={18} stroke={1.75} />}
      />
      {found.length > 0 && (
        <Spotlight.ActionsList {...ofList(t('shell.palette.label'))}>
          {groups.map(({ group, actions }) => (
            <Spotlight.ActionsGroup key={group} label={group} role="group" aria-label={group}>
              {actions.map(({ id, ...action }) => (
                <Spotlight.Action key={id} {...action} {...ofOption(id)} role="option" aria-selected={id === current?.id} />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      <div role="status">
        {found.length === 0 ? (
          <Spotlight.Empty>{t('shell.palette.nothing')}</Spotlight.Empty>
        ) : (
          query && <VisuallyHidden>{t('shell.palette.found', { count: found.length })}</VisuallyHidden>
        )}
      </div>
    </Spotlight.Root>
  );
}
