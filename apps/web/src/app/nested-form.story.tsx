import './styles/first.css';
import '../ui/kit.css';
import { line } from '@jalon/domain/core/fields';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { CallError } from '../core/call.ts';
import { SchemaFields } from '../ui/schema-fields.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { Providers } from './providers.tsx';

/** A form with fields inside of fields, for `e2e/nested-form.spec.ts`: no screen has one yet. */
const Profile = z.strictObject({
  name: line(),
  address: z.strictObject({ city: line(), street: line().nullable() }),
  experiences: z
    .array(z.strictObject({ title: line(20), isCurrent: z.boolean() }))
    .min(1)
    .max(3),
});

const initial = { name: 'Ada', address: { city: '', street: null }, experiences: [{ title: 'Développeuse', isCurrent: false }] };

/** Refuses as the server does: a title by its path, and what no field is for. */
async function send(values: z.output<typeof Profile>): Promise<void> {
  const taken = values.experiences.findIndex(({ title }) => title === 'Déjà pris');
  if (taken >= 0) throw new CallError(422, 'request.invalid', { [`experiences.${taken}.title`]: 'validation.taken' });
  if (values.name === 'Personne') throw new CallError(422, 'request.invalid', { 'elsewhere.name': 'validation.taken' });
  document.title = JSON.stringify(values);
}

function Story() {
  const form = useSchemaForm(Profile, { initial, onSubmit: send });
  // Only names that the schema has compile.
  form.field('experiences.0.title');
  // @ts-expect-error: there is no such field
  form.field('experiences.0.salary');
  return (
    <main style={{ padding: 24 }}>
      <h1>Profil</h1>
      <SchemaFormFrame form={form} submitLabel="Envoyer" onCancel={form.startOver}>
        <SchemaFields schema={Profile} form={form} texts="story" />
      </SchemaFormFrame>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Providers>
      <Story />
    </Providers>,
  );
