import type { Profile } from '@jalon/domain/profiles/profile';
import { languageName, spokenLanguages } from '@jalon/domain/profiles/profile-languages';
import { type KnownLanguage, type LanguageLevel, languageLevels, profileLimits } from '@jalon/domain/profiles/profile-parts';
import { ActionIcon, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { LanguageLine } from '../talents/career.tsx';
import { Section } from './section.tsx';
import shared from './shared.module.css';
import { useEditing } from './use-editing.ts';
import { useSave } from './use-save.ts';

/** Each language has its level in its line, kept as soon as it is chosen. */
export function LanguagesSection({ profile, points }: { profile: Profile; points: number | undefined }) {
  const { t, language } = useTexts();
  const { section, item, edit, stop } = useEditing();
  const { saveNow } = useSave(profile);
  const { languages } = profile;
  // Who is asked for their languages has often named them, and not said how well they speak one: that is asked for first.
  const unsaid = languages.find(({ level }) => level === null)?.code;
  const isEditing = section === 'languages';
  const isAdding = isEditing && (item === 'new' || unsaid === undefined);
  const put = (next: KnownLanguage[]) => saveNow('languages', { languages: next });
  const setLevel = (code: string, level: LanguageLevel) => {
    if (isEditing && !isAdding) stop();
    void put(languages.map((known) => (known.code === code ? { ...known, level } : known)));
  };
  const add = async (code: string) => {
    await put([...languages, { code: code as KnownLanguage['code'], level: null }]);
    stop();
  };
  const others = spokenLanguages
    .filter((code) => languages.every((known) => known.code !== code))
    .map((code) => ({ value: code, label: languageName(code, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Section
      part="languages"
      title={t('profile.section.languages')}
      count={languages.length}
      points={points}
      isEditing={isAdding}
      act={
        languages.length < profileLimits.languages
          ? { label: t('profile.language.add'), icon: 'add', run: () => edit('languages:new') }
          : undefined
      }
      isFlush
    >
      {languages.length === 0 && !isAdding && <p className={shared.emptyLine}>{t('profile.language.empty')}</p>}
      <ul className={shared.list}>
        {languages.map((known) => {
          const name = languageName(known.code, language);
          return (
            <LanguageLine
              key={known.code}
              known={known}
              acts={
                <>
                  <Select
                    size="xs"
                    data-first={known.code === unsaid || undefined}
                    aria-label={t('profile.field.level', { name })}
                    placeholder={t('talents.levelUnsaid')}
                    allowDeselect={false}
                    value={known.level}
                    onChange={(level) => level && setLevel(known.code, level as LanguageLevel)}
                    data={languageLevels.map((value) => ({ value, label: t(`talents.languageLevel.${value}`) }))}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={28}
                    aria-label={t('profile.language.remove', { name })}
                    onClick={() => void put(languages.filter(({ code }) => code !== known.code))}
                  >
                    <IconX size={16} stroke={1.75} />
                  </ActionIcon>
                </>
              }
            />
          );
        })}
      </ul>
      {isAdding && (
        <div className={shared.adding}>
          <Select
            aria-label={t('profile.language.add')}
            placeholder={t('profile.language.add')}
            data-first
            searchable
            value={null}
            onChange={(code) => code && void add(code)}
            data={others}
          />
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('common.cancel')} onClick={stop}>
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      )}
    </Section>
  );
}
