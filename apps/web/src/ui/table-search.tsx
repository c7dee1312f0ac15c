import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';

type SearchProps = { label: string; value: string; onSearch: (text: string | undefined) => void };

/** Rows follow the keys: the first is answered at once, those that come faster than this together. What was asked before is dropped. */
const apart = 100;

export function TableSearch({ label, value, onSearch }: SearchProps) {
  const [text, setText] = useState(value);
  // What was searched for here and is not in the address yet, which follows later.
  const own = useRef<string[]>([]);
  const search = useThrottledCallback((typed: string) => {
    if (typed !== (own.current.at(-1) ?? value)) own.current.push(typed);
    onSearch(typed || undefined);
  }, apart);

  // Going back, or clearing the filters, changes the address under the field; what is being typed is not to be overwritten.
  useEffect(() => {
    const at = own.current.indexOf(value);
    own.current = at < 0 ? [] : own.current.slice(at + 1);
    if (at < 0) setText((now) => (now.trim() === value ? now : value));
  }, [value]);

  const type = (typed: string) => {
    setText(typed);
    search(typed.trim());
  };
  return <SearchField label={label} value={text} onType={type} />;
}
