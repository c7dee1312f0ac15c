import { linkedinLink, twitterLink } from '../core/fields.ts';
import { monthOf } from '../core/months.ts';
import { skillKey } from '../matching/skill-key.ts';
import type { DraftPart, DraftSource, LeftReason, ProfileDraft } from './draft.ts';
import { type DatedPeriod, readMonth } from './draft-dates.ts';
import { languageCode, languageLevel } from './draft-languages.ts';
import { oneLine, richOf, shortened } from './draft-texts.ts';
import { Experience, profileLimits, Training } from './profile-parts.ts';

const room = { skills: 40, left: 60 };
type ReadExperience = DatedPeriod & { title: string; company: string; description: string; skills?: readonly string[] };
type ReadTraining = { name: string; organisation: string; when: string };

/** Takes what is read, one by one: keeps what a profile can hold, and says of everything else why not. */
export function drafting(source: DraftSource, today: string) {
  const draft: ProfileDraft = {
    ...{ source, title: null, skills: [], experiences: [], trainings: [], languages: [], linkedin: null, twitter: null, left: [] },
  };
  const leave = (part: DraftPart, why: LeftReason, text: string) => {
    const said = shortened(oneLine(text), 160);
    if (said && draft.left.length < room.left) draft.left.push({ part, why, text: said });
  };
  const lineOf = (part: DraftPart, text: string): string => {
    const whole = oneLine(text);
    const fitting = shortened(whole, 50);
    if (fitting !== whole) leave(part, 'long', whole);
    return fitting;
  };
  const keep = <Item>(part: 'experiences' | 'trainings' | 'languages', list: Item[], item: Item | undefined, text: string) => {
    if (!item) return leave(part, 'unknown', text);
    if (list.length >= profileLimits[part]) return leave(part, 'many', text);
    list.push(item);
  };
  const skill = (text: string) => {
    const name = lineOf('skills', text);
    const key = skillKey(name);
    if (!key || draft.skills.some((other) => skillKey(other) === key)) return;
    if (draft.skills.length >= room.skills) leave('skills', 'many', name);
    else draft.skills.push(name);
  };
  return {
    draft,
    leave,
    skill,
    title: (text: string) => {
      draft.title ??= lineOf('title', text) || null;
    },
    experience: ({ title, company, from, to, isCurrent, description, skills = [] }: ReadExperience) => {
      const text = [title, company].filter(Boolean).join(', ');
      const month = monthOf(today);
      // Nobody has worked in a month that has not come; of a year alone the last month may be such a one.
      const until = isCurrent ? null : to && to > month && to.slice(0, 4) === month.slice(0, 4) ? month : to;
      if (!from || from > month || (!isCurrent && (!until || until > month || until < from))) {
        if (text) leave('experiences', 'dates', text);
        return;
      }
      const names = [...new Map(skills.map((name) => [name.toLowerCase(), shortened(oneLine(name), 50)])).values()];
      const own = names.filter(Boolean);
      const told = richOf(description, profileLimits.text);
      if (told.length < richOf(description, Number.POSITIVE_INFINITY).length) leave('experiences', 'long', `${text} : ${description}`);
      for (const name of own.slice(profileLimits.ownSkills)) leave('skills', 'many', `${name} (${text})`);
      const whole = Experience.safeParse({
        ...{ title: lineOf('experiences', title), company: lineOf('experiences', company), from, to: until, isCurrent },
        ...{ description: told, skills: own.slice(0, profileLimits.ownSkills) },
      });
      keep('experiences', draft.experiences, whole.data, text);
    },
    training: ({ name, organisation, when }: ReadTraining) => {
      const year = readMonth(when, 'to')?.slice(0, 4);
      const whole = Training.safeParse({
        ...{ name: lineOf('trainings', name), organisation: lineOf('trainings', organisation), year: year ? Number(year) : null },
      });
      keep('trainings', draft.trainings, whole.data, [name, organisation, when].filter(Boolean).join(', '));
    },
    language: (name: string, level: string) => {
      const code = languageCode(name);
      if (draft.languages.some((other) => other.code === code)) return;
      keep('languages', draft.languages, code && { code, level: languageLevel(level) }, `${name} ${level}`);
    },
    link: (address: string) => {
      const href = oneLine(address).replace(/^(?:https?:\/\/)?(?=(?:[a-z]{2,3}\.)?(?:linkedin|twitter|x)\.com\/)/i, 'https://');
      if (linkedinLink.safeParse(href).success) draft.linkedin ??= href;
      else if (twitterLink.safeParse(href).success) draft.twitter ??= href;
      else leave('links', 'noPlace', href);
    },
  };
}
export type Drafting = ReturnType<typeof drafting>;
