import type { Profile } from '@jalon/domain/profiles/profile';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { CallError } from '../core/call.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { profileClient } from './profile.api.ts';

type Options<Schema extends z.ZodType> = {
  profile: Profile;
  /** What its draft is kept under, with the profile. */
  name: string;
  initial: z.input<Schema>;
  /** Where its fields stand in what is sent: what the server refuses there is told at them. */
  within?: string;
  save: (values: z.output<Schema>) => Promise<void>;
  onDone: () => void;
};

/** A form that keeps what is typed until it is sent, and gives way to what somebody else has written meanwhile. */
export function useSectionForm<Schema extends z.ZodType<unknown, Record<string, unknown>>>(
  schema: Schema,
  { profile, name, initial, within, save, onDone }: Options<Schema>,
) {
  const client = useQueryClient();
  const form = useSchemaForm(schema, {
    initial,
    draft: `profile ${profile.id} ${name}`,
    onSubmit: async (values) => {
      await save(values).catch((error: unknown) => {
        throw within ? inside(error, within) : error;
      });
      onDone();
    },
  });
  /** Given up: the draft goes, and with it what was seen, if another came before. */
  const giveUp = () => {
    form.forgetDraft();
    if (form.change) void client.invalidateQueries({ queryKey: profileClient.key });
    onDone();
  };
  return { form, giveUp };
}

/** `experiences.2.title` is told at `title`. */
function inside(error: unknown, within: string): unknown {
  if (!(error instanceof CallError)) return error;
  const fields = Object.entries(error.fields).map(([name, text]) => [
    name.startsWith(`${within}.`) ? name.slice(within.length + 1) : name,
    text,
  ]);
  return new CallError(error.status, error.code, Object.fromEntries(fields), error.details);
}
