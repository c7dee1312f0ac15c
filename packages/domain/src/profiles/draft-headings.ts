import { plain } from '../core/words.ts';

export type ResumeSection = 'experiences' | 'trainings' | 'skills' | 'languages' | 'other';

/** How resumes in French and in English begin their parts, without accents. */
const headings: readonly (readonly [RegExp, ResumeSection])[] = [
  [/^(?:mes )?(?:experiences?|parcours)(?: (?:professionnell?e?s?|pro|cles?))*$|^parcours professionnel$|^missions?$/, 'experiences'],
  [
    /^(?:(?:work|professional|relevant|employment) )?(?:experiences?|history)$|^employment(?: history)?$|^career(?: history)?$/,
    'experiences',
  ],
  [
    /^(?:mes )?(?:formations?|diplomes?|etudes|certifications?|educations?|trainings?|academic background)(?: (?:academiques?|initiale|continue))?$/,
    'trainings',
  ],
  [/^(?:formations?|education|diplomes?)(?: et| and| &|,|\s*\/)* (?:diplomes?|certifications?|formations?|training)$/, 'trainings'],
  [
    /^(?:mes )?(?:principales |top )?(?:competences?|skills?|savoir-faire|outils|technologies|stack)(?: (?:techniques?|cles?|informatiques?|principales|professionnelles))*$/,
    'skills',
  ],
  [/^(?:technical|key|core|it|main) (?:skills?|competenc(?:es|ies)|stack)$|^environnement technique$|^stack technique$|^tools$/, 'skills'],
  [/^(?:competences?|technologies|outils|skills?)(?: et| and| &|,|\s*\/)+ (?:outils|technologies|tools|competences?)$/, 'skills'],
  [/^(?:mes )?langues?(?: (?:parlees|etrangeres|vivantes))*$|^(?:spoken )?languages?$/, 'languages'],
  [
    /^(?:centres? d['’]?\s?interets?|loisirs|hobbies|interests|activites|references|projets?(?: personnels?)?|(?:personal |side )?projects?)$/,
    'other',
  ],
  [
    /^(?:publications?|contact|coordonnees|profile?|profil|a propos(?: de moi)?|about(?: me)?|summary|resume|informations?(?: personnelles)?|benevolat|volunteering|distinctions|awards|qualites|soft skills|honors-awards|mobilite|conditions|metiers|reseaux sociaux)$/,
    'other',
  ],
];

/** Which part a line begins, if it is a heading: short, and nothing but its name. */
export function headingOf(line: string): ResumeSection | undefined {
  const folded = plain(line)
    .replace(/[^\p{L}&'/ ,-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (folded.length === 0 || folded.length > 45 || /\d/.test(line)) return undefined;
  return headings.find(([words]) => words.test(folded))?.[1];
}
