import { TextInput } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFirstSign } from '../core/first-sign.ts';
import type { SearchSelectProps } from './search-select.tsx';

const SearchSelect = lazy(async () => ({ default: (await import('./search-select.tsx')).SearchSelect }));

/** For a first screen: choosing among many takes much code, so until a hand moves a field stands in for it and hands on its focus and what was typed. */
export function LateSearchSelect(props: Omit<SearchSelectProps, 'entered' | 'typed'>) {
  const { label, placeholder, maw, chosen } = props;
  const [isNear, setNear] = useState(false);
  const [typed, setTyped] = useState('');
  const entered = useRef(false);
  useFirstSign(() => setNear(true));
  const standIn = (
    <TextInput
      {...{ label, placeholder, maw }}
      value={typed || (chosen?.name ?? '')}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      role="combobox"
      aria-expanded={false}
      onFocus={() => {
        entered.current = true;
        setNear(true);
      }}
      onBlur={() => {
        entered.current = false;
      }}
    />
  );
  if (!isNear) return standIn;
  return (
    <Suspense fallback={standIn}>
      <SearchSelect {...props} entered={entered} typed={typed} />
    </Suspense>
  );
}
