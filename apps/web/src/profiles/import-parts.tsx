import { type DraftChoice, roomLeft } from '@jalon/domain/profiles/draft-choices';
import type { Profile } from '@jalon/domain/profiles/profile';
import { languageName } from '@jalon/domain/profiles/profile-languages';
import { Checkbox } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { useMonth } from '../talents/use-month.ts';
import { RichText } from '../ui/rich-text.tsx';
import classes from './import.module.css';

type Props = {
  profile: Profile;
  choices: readonly DraftChoice[];
  chosen: readonly DraftChoice[];
  onTurn: (key: string, isOn: boolean) => void;
};

const sections = [
  { name: 'title', parts: ['title'] },
  { name: 'skills', parts: ['skills'] },
  { name: 'experiences', parts: ['experiences'] },
  { name: 'trainings', parts: ['trainings'] },
  { name: 'languages', parts: ['languages'] },
  { name: 'links', parts: ['linkedin', 'twitter'] },
] as const;

/** Each part of the profile as it is, and beside it what the file would bring. */
export function ImportParts({ profile, choices, chosen, onTurn }: Props) {
  const { t } = useTexts();
  const own = useOwnWords(profile);
  const words = useChoiceWords();
  return sections.map(({ name, parts }) => {
    const here = choices.filter(({ part }) => parts.some((other) => other === part));
    if (here.length === 0) return null;
    const isOver = name !== 'title' && name !== 'links' && roomLeft(name, profile, chosen) < 0;
    const had = own[name];
    return (
      <section key={name} className={classes.part} aria-label={t(`profile.import.part.${name}`)}>
        <h3>{t(`profile.import.part.${name}`)}</h3>
        <div className={classes.beside}>
          <div>
            <p className={classes.side}>{t('profile.import.now')}</p>
            {had.length === 0 ? (
              <p className={classes.why}>{t('profile.import.empty')}</p>
            ) : (
              <ul className={classes.had}>
                {had.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </div>
          <div>
            <p className={classes.side}>{t('profile.import.found')}</p>
            <div className={classes.choices}>
              {here.map((choice) => {
                const { label, more, html } = words(choice);
                const isOn = chosen.some(({ key }) => key === choice.key);
                return (
                  <div key={choice.key}>
                    <Checkbox
                      label={label}
                      description={choice.isThere ? t('profile.import.there') : more}
                      checked={isOn}
                      disabled={choice.isThere}
                      onChange={({ currentTarget }) => onTurn(choice.key, currentTarget.checked)}
                    />
                    {html && !choice.isThere && (
                      <div className={classes.prose}>
                        <RichText html={html} />
                      </div>
                    )}
                  </div>
                );
              })}
            </div>
            {isOver && (
              <p role="alert" className={classes.wrong}>
                {t('profile.import.over')}
              </p>
            )}
          </div>
        </div>
      </section>
    );
  });
}

function useOwnWords(profile: Profile) {
  const { language } = useTexts();
  return {
    title: profile.title ? [profile.title] : [],
    skills: profile.skills,
    experiences: profile.experiences.map(({ title, company, from }) => `${title}, ${company} (${from.slice(0, 4)})`),
    trainings: profile.trainings.map(({ name, organisation }) => `${name}, ${organisation}`),
    languages: profile.languages.map(({ code }) => languageName(code, language)),
    links: [profile.linkedin, profile.twitter].filter((link) => link !== null),
  };
}

function useChoiceWords() {
  const { t, language } = useTexts();
  const month = useMonth();
  return ({ part, value }: DraftChoice): { label: string; more?: string; html?: string } => {
    if (part === 'experiences') {
      const until = value.to === null ? t('talents.today') : month(value.to);
      return { label: value.title, more: `${value.company} · ${month(value.from)} – ${until}`, html: value.description };
    }
    if (part === 'trainings') return { label: value.name, more: [value.organisation, value.year].filter(Boolean).join(' · ') };
    if (part === 'languages')
      return {
        label: languageName(value.code, language),
        more: value.level ? t(`talents.languageLevel.${value.level}`) : t('talents.levelUnsaid'),
      };
    return part === 'title' ? { label: value, more: t('profile.import.replaces') } : { label: value };
  };
}
