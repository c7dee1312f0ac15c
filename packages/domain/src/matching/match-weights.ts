/**
 * What each criterion counts of a hundred points, and what each of its parts counts within it. A part that a need does not ask for leaves its
 * share to the others, but for skills, which are then counted as known. Whoever changes a figure gives the next version, which stands with every score.
 */
export const matchWeights = {
  version: 2,
  criteria: { skills: 40, experience: 15, rate: 20, place: 15, availability: 10 },
  skills: { skills: 25, profession: 10, languages: 5 },
  experience: { level: 10, sector: 5 },
  /** Percent of the place: by how much is done at a distance, and by what the person wants of it. */
  place: {
    remote: { none: 50, partial: 100, full: 100, unsaid: 100 },
    inArea: {
      partial: { none: 100, partial: 100, full: 60, unsaid: 100 },
      none: { none: 100, partial: 60, full: 30, unsaid: 100 },
    },
    outOfArea: {
      partial: { none: 0, partial: 50, full: 50, unsaid: 0 },
      none: { none: 0, partial: 0, full: 0, unsaid: 0 },
    },
  },
  /** Of the points for the rate, a hundred per cent above the offer would cost so many times all of them. */
  rateFactor: 8,
  /** Of the points for availability, what each week that somebody comes later costs, in percent. */
  lateWeek: 20,
  /** Who or what matches less is not proposed. */
  proposedFrom: 40,
} as const;

export const criteria = ['skills', 'experience', 'rate', 'place', 'availability'] as const;
export type Criterion = (typeof criteria)[number];

/** What can be had at most without a profession that a need asks for. */
export const mostWithoutProfession =
  100 -
  Math.ceil(
    (matchWeights.criteria.skills * matchWeights.skills.profession) / (matchWeights.skills.profession + matchWeights.skills.skills),
  );
