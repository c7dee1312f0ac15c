import '@mantine/spotlight/styles.layer.css';
import type { User } from '@jalon/domain/core/actor';
import { Button, Input, Loader, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import classes from './palette.module.css';
import { found } from './palette-filter.ts';
import { optionId, PaletteRow } from './palette-row.tsx';
import { useHitGroups, usePaletteCommands } from './use-palette-entries.tsx';
import { useSearch } from './use-search.ts';

const listId = 'palette-list';
// Reached by the Tab key, so that it can be scrolled without a mouse.
const ofList = (label: string) => ({
  offsetScrollbars: false,
  scrollbars: 'y' as const,
  viewportProps: { tabIndex: 0, id: listId, role: 'listbox', 'aria-label': label },
});

/**
 * The kit's window, with a field and rows of our own: for a screen reader this is a combobox and the list box it governs, and the kit
 * keeps to itself which row its keys have reached.
 */
export function Palette({ user, isOpen }: { user: User; isOpen: boolean }) {
  const { t } = useTexts();
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  // By its name and not its place: what the server finds comes later, and moves nothing that was chosen.
  const [{ query, chosen }, setPlace] = useState<{ query: string; chosen?: string | undefined }>({ query: '' });
  const search = (typed: string) => setPlace({ query: typed });
  const { hits, isSearching, isFailed, retry } = useSearch(query);
  const offered = usePaletteCommands(user, query);
  const wanted = found(
    query,
    offered.flatMap(({ entries }) => entries),
  );
  const commands = offered.map(({ group, entries }) => ({ group, entries: entries.filter((entry) => wanted.entries.includes(entry)) }));
  const foundGroups = useHitGroups(user, hits, query === '');
  // Commands are there at once: what the server finds is put behind them, and what was opened last before. One that has only words like
  // those typed is seldom meant.
  const isMeant = query !== '' && !wanted.isLike;
  const groups = (isMeant ? [...commands, ...foundGroups] : [...foundGroups, ...commands]).filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((one) => one.entries);
  const rank = entries.findIndex(({ id }) => id === chosen);
  // What the server finds may come before what has only words like those typed.
  const isSettled = query !== '' && (isMeant || !isSearching);
  const current = entries[rank] ?? (isSettled ? entries[0] : undefined);
  const currentId = current && optionId(current.id);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const goTo = (place: number) => setPlace({ query, chosen: entries.at(place % Math.max(entries.length, 1))?.id });
  const walk = (event: KeyboardEvent) => {
    const at = current ? entries.indexOf(current) : -1;
    // Enter and the arrows first belong to whoever composes a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') goTo(at + 1);
    else if (event.key === 'ArrowUp') goTo(Math.max(at, 0) - 1);
    else if (event.key === 'Enter' && current?.to && (event.ctrlKey || event.metaKey)) {
      current.run?.();
      window.open(current.to, '_blank', 'noopener');
    } else if (event.key === 'Enter' && currentId) document.getElementById(currentId)?.click();
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
      fullScreen={isPhone}
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      classNames={{ body: classes.body, actionsList: classes.list, actionsGroup: classes.group }}
    >
      <Input
        size="lg"
        classNames={{ wrapper: classes.field, input: classes.search }}
        value={query}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={walk}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={entries.length > 0 ? listId : undefined}
        aria-activedescendant={currentId}
        aria-label={t('shell.palette.label')}
        placeholder={t('shell.palette.placeholder')}
        data-autofocus
        leftSection={<IconSearch size={18} stroke={1.75} />}
        rightSectionWidth={isPhone ? 96 : undefined}
        rightSectionPointerEvents="all"
        rightSection={
          <span className={classes.end}>
            {isSearching && <Loader size={16} color="gray" className={classes.busy} />}
            {isPhone && (
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => spotlight.close()}>
                {t('common.cancel')}
              </Button>
            )}
          </span>
        }
      />
      {entries.length > 0 && (
        <Spotlight.ActionsList {...ofList(t('shell.palette.label'))}>
          {groups.map(({ group, entries: rows }) => (
            <Spotlight.ActionsGroup key={group} label={group} role="group" aria-label={group}>
              {rows.map((entry) => (
                <PaletteRow key={entry.id} entry={entry} query={query.trim()} isCurrent={entry.id === current?.id} />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      <div role="status">
        {isFailed ? (
          <p className={classes.failed}>
            {t('shell.palette.failed')}
            <Button variant="subtle" size="compact-sm" onClick={retry}>
              {t('shell.palette.retry')}
            </Button>
          </p>
        ) : entries.length === 0 ? (
          <Spotlight.Empty>{t(isSearching ? 'shell.palette.searching' : 'shell.palette.nothing')}</Spotlight.Empty>
        ) : (
          query && !isSearching && <VisuallyHidden>{t('shell.palette.found', { count: entries.length })}</VisuallyHidden>
        )}
      </div>
    </Spotlight.Root>
  );
}
