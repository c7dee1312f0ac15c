import type { ViewList } from '@jalon/domain/views/view-lists';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type ColumnChoice, useColumnChoice } from '../ui/column-choice.ts';
import { SaveView } from './save-view.tsx';
import { ViewBar } from './view-bar.tsx';
import { type BuiltIn, tidied, viewQueryOf } from './view-query.ts';
import { viewClient } from './views.api.ts';

/** The views of a list: above it, those one has, and in its toolbar the way to keep what it shows now. */
export function useViews(list: ViewList, builtIn: readonly BuiltIn[] = []): { choice: ColumnChoice; bar: ReactNode; save: ReactNode } {
  const [parameters] = useSearchParams();
  const choice = useColumnChoice(list);
  const kept = useQuery(viewClient.list({ list, size: -1 })).data?.rows ?? [];
  const now = viewQueryOf(parameters, choice.text);
  const id = parameters.get('view');
  const own = kept.find((view) => view.id === id);
  const open = own ?? builtIn.find((view) => view.id === id);
  const isChanged = now !== (open ? tidied(open.query) : viewQueryOf(new URLSearchParams(), choice.text));
  const save = isChanged && <SaveView list={list} now={now} open={own} />;
  // Beside the views where there are some, so that nothing moves when it comes.
  const hasBar = builtIn.length + kept.length > 0;
  return {
    choice,
    bar: hasBar && <ViewBar list={list} builtIn={builtIn} kept={kept} openId={id} isChanged={isChanged} save={save} />,
    save: !hasBar && save,
  };
}
