import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { placeOfRouter } from '../core/place.ts';
import { SearchField } from './search-field.tsx';

type SearchProps = { label: string; value: string; onSearch: (text: string | undefined) => void };

/** Rows follow the keys: the first is answered at once, those that come faster than this together. What was asked before is dropped. */
const apart = 100;

export function TableSearch({ label, value, onSearch }: SearchProps) {
  const [text, setText] = useState(value);
  const { key } = useLocation();
  // What was typed here and is not in the address yet, which follows later.
  const own = useRef<string[]>([]);
  const search = useThrottledCallback((words: string) => {
    // Whoever has gone back meanwhile wants the words of that place.
    if (words !== own.current.at(-1)) return;
    // A tab that was pressed is arrived at and drawn first: asking from here would lead back.
    if (placeOfRouter() !== key) search(words);
    else onSearch(words || undefined);
  }, apart);

  const before = useRef(value);
  // Going back, or clearing the filters, changes the address under the field. What is being typed is not to be overwritten; where a tab that was
  // pressed meanwhile has overtaken it, it is asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move to another place is looked at, also where the words stay the same
  useEffect(() => {
    const at = own.current.indexOf(value);
    const last = own.current.at(-1);
    const isOvertaken = at < 0 && value === before.current && last !== undefined;
    before.current = value;
    if (isOvertaken) return onSearch(last || undefined);
    own.current = at < 0 ? [] : own.current.slice(at + 1);
    if (at < 0) setText((now) => (now.trim() === value ? now : value));
  }, [value, key]);

  const type = (given: string) => {
    // An address keeps no null character, and what it never takes would be asked for without end.
    const typed = given.replaceAll('\0', '');
    const words = typed.trim();
    setText(typed);
    if (words !== (own.current.at(-1) ?? value)) own.current.push(words);
    search(words);
  };
  return <SearchField label={label} value={text} onType={type} />;
}
