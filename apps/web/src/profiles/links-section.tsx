import type { Profile } from '@jalon/domain/profiles/profile';
import { Links } from '@jalon/domain/profiles/profile-parts';
import { TextInput } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { linkName } from '../talents/talent-look.ts';
import classes from './links-section.module.css';
import { Section, SectionForm } from './section.tsx';
import { inputsOf } from './sections.ts';
import shared from './shared.module.css';
import { useEditing } from './use-editing.ts';
import { useSave } from './use-save.ts';
import { useSectionForm } from './use-section-form.ts';

export function LinksSection({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const { section, edit, stop } = useEditing();
  const isEditing = section === 'links';
  const title = t('profile.section.links');
  const links = [profile.linkedin, profile.twitter].filter((link) => link !== null);
  return (
    <Section
      part="links"
      title={title}
      isEditing={isEditing}
      act={{ label: t('profile.edit', { name: title }), icon: 'edit', run: () => edit('links') }}
    >
      {isEditing && <LinksForm profile={profile} onDone={stop} />}
      {!isEditing && links.length === 0 && <p className={shared.empty}>{t('profile.links.none')}</p>}
      {!isEditing && (
        <ul className={classes.links}>
          {links.map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener noreferrer nofollow" aria-label={t('talents.newTab', { name: linkName(link) })}>
                {linkName(link)}
              </a>
              <span className={classes.cut}>{link.replace(/^https:\/\/(www\.)?/, '')}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function LinksForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTexts();
  const { save } = useSave(profile);
  const { form, giveUp } = useSectionForm(Links, {
    ...{ profile, name: 'links', initial: inputsOf(profile).links, onDone },
    save: (values) => save('links', values),
  });
  const field = (name: 'linkedin' | 'twitter') => ({
    ...form.field(name),
    type: 'url',
    maxLength: 200,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => form.set(name, currentTarget.value || null),
  });
  return (
    <SectionForm form={form} submitLabel={t('profile.save')} onCancel={giveUp}>
      <TextInput label={t('profile.field.linkedin')} placeholder="https://www.linkedin.com/in/…" {...field('linkedin')} />
      <TextInput label={t('profile.field.twitter')} placeholder="https://x.com/…" {...field('twitter')} />
    </SectionForm>
  );
}
