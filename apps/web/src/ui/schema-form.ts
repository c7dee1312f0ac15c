import type { FieldErrors } from '@jalon/domain/core/errors';
import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../core/call.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import { afterPress } from './after-press.ts';
import { useKeeping, useTakenUp } from './use-draft.ts';

/** What an input of the kit takes. */
export type FieldProps = { value: string; error: string | undefined; onChange: (change: unknown) => void; onBlur: () => void };

type Values = Record<string, unknown>;

export type Change = { by?: string | null };

/** The names of fields, those inside of others too: `name`, `address.city`, `experiences.0.title`. */
export type PathIn<Value> = Value extends readonly (infer Item)[]
  ? `${number}` | `${number}.${PathIn<Item>}`
  : Value extends object
    ? { [Name in Extract<keyof Value, string>]: Name | `${Name}.${PathIn<NonNullable<Value[Name]>>}` }[Extract<keyof Value, string>]
    : never;
type NameOf<Schema extends z.ZodType> = PathIn<z.input<Schema>>;
type Options<Schema extends z.ZodType> = {
  initial: z.input<Schema>;
  /** Gets what the schema made of the fields, and which way it was sent. What it throws is shown: on the fields it names, or above the form. */
  onSubmit: (values: z.output<Schema>, way?: string) => Promise<void>;
  /** Keeps what was typed in this browser until it is sent, under this name. */
  draft?: string;
  /** What this way of sending asks for besides: told with what the rules find, and not after it. */
  missing?: (values: Values) => FieldErrors | undefined;
  /** A field is refused: for whoever keeps the fields out of sight meanwhile. */
  onRefused?: () => void;
  /** What the form is about, where neither its address nor its fields tell it from another: a question about one row of a list. */
  about?: string;
};

/** Whether such a field is in the form: what the server refuses elsewhere is told above it. */
const holdsPath = (values: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((inner, name) => (Object(inner) as Values)[name], values) !== undefined;

const hasContent = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** A form on a first screen fetches its schema when a hand comes near: it can be read without, and what reads schemas is heavy. */
export type Rules<Schema> = Schema | (() => Promise<Schema>);
const rulesOf = <Schema>(rules: Rules<Schema>): Promise<Schema> =>
  typeof rules === 'function' ? (rules as () => Promise<Schema>)() : Promise.resolve(rules);

/** The form is the schema: its rules run on blur, then at each key once a field is refused, and the server's refusals land on the same fields. */
export function useSchemaForm<Schema extends z.ZodType<unknown, Values>>(
  rules: Rules<Schema>,
  { initial, onSubmit, onRefused, missing, draft, about }: Options<Schema>,
) {
  const { t } = useTexts();
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const takenUp = useTakenUp({ draft, about, initial });
  const [isRestored, setRestored] = useState(takenUp.kept !== undefined);
  const element = useRef<HTMLFormElement>(null);

  const form = useForm<Values>({
    initialValues: { ...initial, ...takenUp.kept },
    validate: useMemo(() => async (values: Values) => schemaResolver(await rulesOf(rules), { sync: true })(values), [rules]),
    clearInputErrorOnChange: false,
  });
  const touched = useRef(new Set<string>());
  /** Fields that the server refused and nobody has changed since: the rules would find nothing wrong with them. */
  const refused = useRef(new Set<string>());
  const forgetDraft = useKeeping(takenUp, form.values, initial);

  // A field shows its error only once drawn, so the focus waits for that.
  const isRefused = useRef(false);
  useEffect(() => {
    const first = isRefused.current ? element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid-list]') : undefined;
    if (first) isRefused.current = false;
    first?.focus();
  });

  const submit = async (event?: FormEvent, way?: string) => {
    event?.preventDefault();
    if (isSending) return;
    setFailure(undefined);
    setSending(true);
    try {
      const { hasErrors, errors } = await form.validate();
      if (hasErrors) {
        isRefused.current = true;
        const besides = missing?.(form.getValues()) ?? {};
        refused.current = new Set(Object.keys(besides));
        form.setErrors({ ...besides, ...errors });
        onRefused?.();
        return;
      }
      await onSubmit((await rulesOf(rules)).parse(form.getValues()), way);
      forgetDraft();
    } catch (error) {
      const fields: FieldErrors = error instanceof CallError ? error.fields : {};
      const shown = Object.keys(fields).filter((name) => holdsPath(form.getValues(), name));
      isRefused.current = shown.length > 0;
      refused.current = new Set(shown);
      form.setErrors(fields as FormErrors);
      if (shown.length === 0) setFailure(error);
      else onRefused?.();
    } finally {
      setSending(false);
    }
  };

  /** What is wrong with the items of a list that is one field, such as numbers. */
  const itemsRefused = (name: string) => Object.keys(form.errors).filter((key) => key.startsWith(`${name}.`) && /\.\d+$/.test(key));

  /** Props of one input: value, handlers, and its error in the language of the page. */
  const field = (name: NameOf<Schema>): FieldProps => {
    const { onChange, onBlur: _, value, ...props } = form.getInputProps(name);
    const error = form.errors[name] ?? form.errors[itemsRefused(name)[0] ?? ''];
    return {
      ...props,
      value: value ?? '',
      error: typeof error === 'string' ? message(t, error) : undefined,
      onChange: (change: unknown) => {
        touched.current.add(name);
        refused.current.delete(name);
        onChange(change);
        if (error) form.validateField(name);
      },
      // Left empty after something was typed, it is missing; only passed through, it is not yet wrong.
      onBlur: () => {
        const isKnown = touched.current.has(name) || hasContent(value);
        if (isKnown && !refused.current.has(name)) afterPress(() => void form.validateField(name));
      },
    };
  };

  const changeList = (name: string, change: () => void) => {
    // Items have other names from here on.
    refused.current.clear();
    change();
    if (form.errors[name]) form.validateField(name);
  };

  const startOver = () => {
    setRestored(false);
    touched.current.clear();
    form.setValues({ ...initial });
    form.clearErrors();
  };

  return {
    values: form.values as z.input<Schema>,
    set: (name: NameOf<Schema>, value: unknown): void => {
      touched.current.add(name);
      refused.current.delete(name);
      (form.setFieldValue as (path: string, value: unknown) => void)(name, value);
      if (form.errors[name]) form.validateField(name);
      for (const key of itemsRefused(name)) form.clearFieldError(key);
    },
    field,
    /** The items of a list: what is wrong with an item moves along with it. */
    list: (name: NameOf<Schema>) => ({
      items: (form.getInputProps(name).value ?? []) as unknown[],
      error: typeof form.errors[name] === 'string' ? message(t, form.errors[name]) : undefined,
      add: (item: object) => changeList(name, () => form.insertListItem(name as never, item as never)),
      remove: (place: number) => changeList(name, () => form.removeListItem(name as never, place)),
      move: (from: number, to: number) => changeList(name, () => form.reorderListItem(name as never, { from, to })),
    }),
    isSending,
    isDirty: JSON.stringify(form.values) !== JSON.stringify(initial),
    /** Somebody else was faster: who, if that is known. */
    change: failure instanceof CallError && failure.code === 'record.changed' ? (failure.details as Change) : undefined,
    /** A refusal that belongs to no field. */
    failure: failure === undefined ? undefined : errorText(t, failure),
    /** What was typed before was taken up: what a draft had, or what a session that ended had left. */
    restored: isRestored ? (draft ? ('draft' as const) : ('unsent' as const)) : undefined,
    startOver,
    /** For whoever closes the form: what was typed is not wanted any more. */
    forgetDraft,
    submit,
    /** On the `<form>`: the browser's own bubbles would speak over ours. */
    props: { ref: element, onSubmit: submit, onFocus: () => void rulesOf(rules).catch(() => undefined), noValidate: true },
  };
}

export type SchemaForm = ReturnType<typeof useSchemaForm>;
