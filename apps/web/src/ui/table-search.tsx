import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';

type SearchProps = { label: string; value: string; onSearch: (text: string | undefined) => void };

/** Rows follow the keys: the first is answered at once, those that come faster than this together. What was asked before is dropped. */
const apart = 100;

export function TableSearch({ label, value, onSearch }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const search = useThrottledCallback(onSearch, apart);

  // Going back, or clearing the filters, changes the address under the field; what is being typed is not to be overwritten.
  useEffect(() => {
    if (document.activeElement !== input.current || value === '') setText((now) => (now.trim() === value ? now : value));
  }, [value]);

  const type = (typed: string) => {
    setText(typed);
    search(typed.trim() || undefined);
  };
  return <SearchField {...{ label, input }} value={text} onType={type} />;
}
