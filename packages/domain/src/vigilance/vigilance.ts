import { addDays, addMonths } from '../core/dates.ts';
import type { DocumentState, DocumentType } from '../documents/document.ts';
import type { ContractType, LegalStatus } from '../sign-up/sign-up.ts';

/** From this amount on, before tax and over the whole operation, the law asks a principal to check (art. L8222-1, R8222-1, D8222-5, L8254-1). */
export const thresholdCents = 500_000;
/** At the signature, and again every so many months until the end. */
export const checkMonths = 6;
/** How long a client may have somebody by portage. */
export const portageMonths = 36;
/** Of what ends, so many days before it: it is to be renewed, and it is said already. */
export const endingDays = 30;
export const announcedDays = 60;
/** An exception lets somebody begin, and their contract go out, for so many days. */
export const exceptionDays = 7;
/** Its reason, in characters: whoever controls it later is to understand it. */
export const exceptionLimits = { min: 10, max: 300 };
/** Nobody is asked for documents again within so many hours. */
export const askHours = 48;

/** What the law names: without one of them nothing begins. */
export const legalTypes = ['vigilance', 'registration', 'foreignWorkers'] as const satisfies DocumentType[];
/** Asked for by usage: their lack is said, and stops nothing. */
export const usualTypes = ['insurance', 'tax'] as const satisfies DocumentType[];
/** The columns of the desk; a residence permit is watched where somebody has given one. */
export const deskTypes = [...legalTypes, ...usualTypes] as const;
export const stops = (type: DocumentType): boolean => (legalTypes as readonly DocumentType[]).includes(type);

export const paperStates = ['notDue', 'missing', 'refused', 'expired', 'toCheck', 'ending', 'announced', 'valid'] as const;
export type PaperState = (typeof paperStates)[number];

/** One person's work for one client, renewals included, and what they are paid for it. */
export type Operation = {
  contractType: ContractType;
  legalStatus: LegalStatus | null;
  amountCents: number;
  startsOn: string;
  endsOn: string;
};
/** What is there of a type. `coveredUntil`: an earlier version was accepted, and still holds. */
export type HeldPaper = {
  type: DocumentType;
  state: DocumentState;
  expiresOn: string | null;
  coveredUntil: string | null;
  /** Or else it is a declaration. */
  hasFile: boolean;
};
/** How a document stands for an operation; `holds`: nothing is stopped for the want of it. */
export type Paper = { type: DocumentType; state: PaperState; until: string | null; holds: boolean };

/** Whether the law asks anything: an employee gives nothing, and neither does whoever is paid less than the threshold. */
export const isWatched = ({ contractType, amountCents }: Pick<Operation, 'contractType' | 'amountCents'>): boolean =>
  contractType === 'Freelance' && amountCents >= thresholdCents;

/** Whose documents they are: by portage, the principal contracts with the firm, which gives its own. */
export const givenBy = ({ legalStatus }: Pick<Operation, 'legalStatus'>): 'freelance' | 'portageFirm' =>
  legalStatus === 'portage' ? 'portageFirm' : 'freelance';

/** By portage, whether it goes on for longer than the law allows. */
export const isTooLong = ({ legalStatus, startsOn, endsOn }: Pick<Operation, 'legalStatus' | 'startsOn' | 'endsOn'>): boolean =>
  legalStatus === 'portage' && endsOn >= addMonths(startsOn, portageMonths);

/** The days on which the law asks for a check: at the start, then every six months until the end. */
export function checkDays({ startsOn, endsOn }: Pick<Operation, 'startsOn' | 'endsOn'>): string[] {
  const days: string[] = [];
  for (let months = 0; addMonths(startsOn, months) <= endsOn; months += checkMonths) days.push(addMonths(startsOn, months));
  return days;
}

/** What is due, each as it stands today. */
export function papersOf(operation: Operation, held: readonly HeldPaper[], today: string): Paper[] {
  const permit = held.find(({ type, hasFile }) => type === 'residency' && hasFile);
  const types: DocumentType[] = [...deskTypes, ...(permit ? (['residency'] as const) : [])];
  return types.map((type) =>
    isWatched(operation)
      ? paperOf(
          type,
          held.find((one) => one.type === type),
          today,
        )
      : { type, state: 'notDue', until: null, holds: true },
  );
}

function paperOf(type: DocumentType, held: HeldPaper | undefined, today: string): Paper {
  if (!held) return { type, state: 'missing', until: null, holds: false };
  const { state, expiresOn, coveredUntil } = held;
  if (state === 'accepted') {
    const left = stateOfValid(expiresOn, today);
    return { type, state: left, until: expiresOn, holds: left !== 'expired' };
  }
  const isCovered = coveredUntil !== null && coveredUntil >= today;
  const until = isCovered ? coveredUntil : state === 'expired' ? expiresOn : null;
  return { type, state: state === 'submitted' ? 'toCheck' : state, until, holds: isCovered };
}

function stateOfValid(expiresOn: string | null, today: string): PaperState {
  if (expiresOn === null) return 'valid';
  if (expiresOn < today) return 'expired';
  if (expiresOn <= addDays(today, endingDays)) return 'ending';
  return expiresOn <= addDays(today, announcedDays) ? 'announced' : 'valid';
}

/** What stops a start, a renewal or a contract. */
export const lackingOf = (papers: readonly Paper[]): DocumentType[] =>
  papers.filter(({ type, holds }) => stops(type) && !holds).map(({ type }) => type);

/** What is done about an operation, the most urgent first: an operation is in one of them. */
export const deskGroups = ['blocked', 'toCheck', 'toRenew', 'inOrder'] as const;
export type DeskGroup = (typeof deskGroups)[number];

/**
 * Blocked waits for the freelance, to check waits for us; what usage asks for is to be completed, and blocks nothing. Neither does what was
 * let pass by exception, as long as that is in force.
 */
export function groupOf(papers: readonly Paper[], excepted: readonly DocumentType[] = []): DeskGroup {
  if (papers.some(({ type, state, holds }) => stops(type) && !holds && state !== 'toCheck' && !excepted.includes(type))) return 'blocked';
  if (papers.some(({ state }) => state === 'toCheck')) return 'toCheck';
  return papers.some(({ state }) => ['missing', 'refused', 'expired', 'ending'].includes(state)) ? 'toRenew' : 'inOrder';
}

/** What the person is to give: without it, or soon without it. */
export const askedOf = (papers: readonly Paper[]): DocumentType[] =>
  papers.filter(({ state }) => ['missing', 'refused', 'expired', 'ending'].includes(state)).map(({ type }) => type);
