import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPreference, writePreference } from '../core/preferences.ts';

/** What somebody has said of columns, by their keys: shown or not, whatever room there is. Those not named show as there is room. */
type Chosen = Record<string, boolean>;

export type ColumnChoice = {
  chosen: Chosen;
  /** As an address has it: `since,-email`. */
  text: string;
  /** Nothing said any more: back to what the list shows by itself. */
  choose: (chosen: Chosen) => void;
};

const isKey = (key: string): boolean => /^-?\w{1,40}$/.test(key);
export const readColumns = (text: string): Chosen =>
  Object.fromEntries(
    text
      .split(',')
      .filter(isKey)
      .map((key) => [key.replace(/^-/, ''), !key.startsWith('-')]),
  );
export const writeColumns = (chosen: Chosen): string =>
  Object.entries(chosen)
    .map(([key, isShown]) => (isShown ? key : `-${key}`))
    .sort()
    .join(',');

const isText = (value: unknown): value is string => typeof value === 'string';

/** Kept in this browser for each list; of a view, in its address, so that the list itself stays as it was. */
export function useColumnChoice(list: string): ColumnChoice {
  const [parameters, setParameters] = useSearchParams();
  const name = `columns.${list}`;
  const [kept, setKept] = useState<{ name: string; text: string }>();
  const own = kept?.name === name ? kept.text : (readPreference(name, isText) ?? '');
  const isOfView = parameters.has('view');
  const text = isOfView ? (parameters.get('columns') ?? '') : own;
  const choose = useCallback(
    (chosen: Chosen) => {
      const next = writeColumns(chosen);
      if (!isOfView) {
        writePreference(name, next || undefined);
        return setKept({ name, text: next });
      }
      const written = new URLSearchParams(parameters);
      if (next) written.set('columns', next);
      else written.delete('columns');
      setParameters(written, { replace: true, preventScrollReset: true });
    },
    [name, isOfView, parameters, setParameters],
  );
  return useMemo(() => ({ chosen: readColumns(text), text, choose }), [text, choose]);
}
