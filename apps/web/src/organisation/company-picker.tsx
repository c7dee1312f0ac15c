import { TextInput } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFirstSign } from '../core/first-sign.ts';
import { useTexts } from '../core/i18n.ts';

export type PickerProps = {
  /** The one that is chosen, with its name once that is known. */
  company: { id: string; name: string } | undefined;
  onChoose: (id: string | null) => void;
};

const Field = lazy(() => import('./company-picker-field.tsx'));

/** A company found by a word of its name, however many there are. Choosing takes much code: until a hand moves, a field stands in for it. */
export function CompanyPicker(props: PickerProps) {
  const { t } = useTexts();
  const [isNear, setNear] = useState(false);
  const entered = useRef(false);
  useFirstSign(() => setNear(true));
  const standIn = (
    <TextInput
      label={t('organisation.companies.choose')}
      placeholder={t('organisation.companies.search')}
      maw={420}
      value={props.company?.name ?? ''}
      readOnly
      role="combobox"
      aria-expanded={false}
      onFocus={() => {
        entered.current = true;
        setNear(true);
      }}
    />
  );
  if (!isNear) return standIn;
  return (
    <Suspense fallback={standIn}>
      <Field {...props} entered={entered} />
    </Suspense>
  );
}
