import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import type { FieldProps } from './schema-form.ts';

/** What edits is heavy, and few pages write: it is a file of its own. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

type Props = Pick<FieldProps, 'value' | 'error' | 'onChange' | 'onBlur'> & { label: string; required?: boolean };

/** A field of a form for text with marks: bold, italic, headings, lists, links. */
export function RichTextField({ label, required, error, ...editing }: Props) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      withAsterisk={required}
      error={error}
      labelElement="div"
      labelProps={{ id }}
      errorProps={{ id: `${id}-error` }}
    >
      <Suspense fallback={<Skeleton height={214} />}>
        <RichTextEditor {...editing} labelledBy={id} describedBy={error ? `${id}-error` : undefined} />
      </Suspense>
    </Input.Wrapper>
  );
}
