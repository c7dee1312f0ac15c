import type { Language } from '@jalon/domain/core/languages';
import { filled } from '@jalon/domain/core/message';
import { formatEuros } from '@jalon/domain/core/money';
import { localeOf } from '@jalon/domain/core/typed';
import { texts } from '@jalon/domain/locales/all';
import { languageName } from '@jalon/domain/profiles/profile-languages';
import { profileLimits } from '@jalon/domain/profiles/profile-parts';
import { pdfWords } from '@jalon/domain/profiles/profile-pdf-words';
import type { WholeTalent } from '@jalon/domain/talents/talent-schema';
import { type Block, blocksOf } from '../core/rich-blocks.ts';

type Fact = { name: string; value: string };
type Position = { title: string; company: string; when: string; blocks: Block[]; skills: readonly string[] };
/** What a document says of a profile, in one language and in its order. */
export type Sheet = {
  heading: string;
  /** Under the heading, where that is a name. */
  title: string | null;
  facts: Fact[];
  professions: string[];
  skills: Fact[];
  experiences: Position[];
  trainings: { name: string; organisation: string; year: string }[];
  languages: Fact[];
  note: string;
  links: { name: string; href: string }[];
};

/** More areas than these are counted: somebody may work in a hundred. */
const shownAreas = 4;

export function sheetOf(profile: WholeTalent, language: Language): Sheet {
  const { talents, words } = texts[language];
  const locale = localeOf[language];
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const title = profile.title ?? profile.professions[0]?.[language] ?? pdfWords[language].kind;
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const monthOf = (text: string) => month.format(new Date(`${text}-01T00:00:00Z`));
  const levels = new Map(profile.skillLevels.map((one) => [one.name, talents.skillLevel[one.level]]));
  return {
    heading: name || title,
    title: name ? title : null,
    facts: factsOf(profile, language),
    professions: profile.professions.map((one) => one[language]),
    skills: profile.skills.map((skill) => ({ name: skill, value: levels.get(skill) ?? '' })),
    // No more than one may write: what is drawn has an end, whatever was kept.
    experiences: profile.experiences.slice(0, profileLimits.experiences).map((one) => ({
      title: one.title,
      company: one.company,
      when: `${monthOf(one.from)} – ${one.to === null ? talents.today : monthOf(one.to)}`,
      blocks: blocksOf(one.description),
      skills: one.skills,
    })),
    trainings: profile.trainings
      .slice(0, profileLimits.trainings)
      .map(({ year, ...training }) => ({ ...training, year: year === null ? '' : String(year) })),
    languages: profile.languages.map(({ code, level }) => ({
      name: languageName(code, language),
      value: level ? talents.languageLevel[level] : '',
    })),
    note: profile.mobilityNote,
    links: [
      ...(profile.linkedin ? [{ name: words.profile.field.linkedin, href: profile.linkedin }] : []),
      ...(profile.twitter ? [{ name: words.profile.field.twitter, href: profile.twitter }] : []),
    ],
  };
}

/** What a client looks for first; what was not said is left out. */
function factsOf(profile: WholeTalent, language: Language): Fact[] {
  const { talents, words } = texts[language];
  const { field, contractType: contracts, legalStatus: statuses } = talents;
  const locale = localeOf[language];
  const { availabilityState: state, availableFrom, contractType, legalStatus, dailyRateCents, annualSalaryCents } = profile;
  const { daysPerWeek, remote } = profile;
  const euros = (cents: number) => formatEuros(cents, language);
  const day = (date: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const areas = profile.areas.map((area) => area[language]);
  const places = [...areas.slice(0, shownAreas), ...(areas.length > shownAreas ? [`+${areas.length - shownAreas}`] : [])];
  const isDated = availableFrom !== null && (state === 'soon' || state === 'working');
  const facts = [
    {
      name: field.availability,
      value: state && [words.profile.value.availabilityState[state], isDated ? filled(talents.from, { date: day(availableFrom) }) : ''],
    },
    { name: field.dailyRate, value: dailyRateCents !== null && [filled(talents.perDay, { amount: euros(dailyRateCents) })] },
    { name: field.annualSalary, value: annualSalaryCents !== null && [filled(talents.perYear, { amount: euros(annualSalaryCents) })] },
    { name: field.contractType, value: contractType && [contracts[contractType], legalStatus ? statuses[legalStatus] : ''] },
    { name: field.experience, value: profile.experience && [profile.experience[language]] },
    {
      name: field.rhythm,
      value: daysPerWeek && [filled(daysPerWeek === 1 ? talents.days_one : talents.days_other, { count: daysPerWeek })],
    },
    { name: areas.length > 0 ? field.areas : field.remote, value: [places.join(', '), remote ? words.profile.value.remote[remote] : ''] },
  ];
  return facts.map(({ name, value }) => ({ name, value: value ? value.filter(Boolean).join('\n') : '' })).filter(({ value }) => value);
}
