/** Every refusal the product can utter and its HTTP status. Each has a text in every language (`locales/<language>/base/errors.ts`). */
export const errorCatalogue = {
  request: {
    malformed: 400,
    forged: 403,
    foreignOrigin: 403,
    tooLarge: 413,
    unsupportedType: 415,
    invalid: 422,
    unknownField: 422,
    tooMany: 429,
    keyReused: 409,
  },
  session: { required: 401, alreadySignedIn: 409, badCredentials: 422, readOnly: 403, wrongCode: 422, codeExpired: 410 },
  account: {
    unverified: 403,
    inactive: 403,
    notValidated: 403,
    twoStepNeeded: 403,
    termsNeeded: 403,
    linkExpired: 410,
    emailTaken: 409,
    wrongPassword: 422,
    lastAdmin: 409,
    noPassword: 409,
    linked: 409,
    demo: 403,
  },
  signUp: { unfinished: 409, over: 410 },
  legalText: { unchanged: 409, superseded: 409 },
  access: { refused: 403 },
  record: { missing: 404, changed: 409, taken: 409 },
  route: { missing: 404 },
  workflow: { wrongState: 409 },
  referential: { codeTaken: 409, labelTaken: 409, orderIsFixed: 409, managedElsewhere: 409, groupMissing: 422 },
  file: {
    tooLarge: 413,
    notAnImage: 422,
    animated: 422,
    tooManyPixels: 422,
    tooHeavy: 422,
    interlaced: 422,
    signUpLogo: 413,
    busy: 503,
    manyAtWork: 503,
    notDrawn: 503,
    empty: 422,
    notAProof: 422,
    notAPdf: 422,
    program: 422,
    markup: 422,
    protected: 422,
    tooManyWaiting: 429,
  },
  administrativeFile: { unreadable: 409 },
  document: { isEvidence: 409, isFirst: 409, isUnchecked: 409, wasHandled: 409 },
  vigilance: { lacking: 409, nothingLacks: 409, packTooLarge: 422 },
  opportunity: { incomplete: 422, hasApplications: 409 },
  application: { notOpen: 409, already: 409, slotGone: 409 },
  proposal: { already: 409, applied: 409, unavailable: 409 },
  project: { hasDeliveries: 409 },
  delivery: { hasReports: 409, hasContracts: 409, isAsked: 409, isHeld: 409 },
  timesheet: { outside: 422, tooMuch: 422, incomplete: 422, isReminded: 409, tooEarly: 422 },
  contract: {
    isReminded: 409,
    hasSigned: 409,
    bothSigned: 409,
    tooLong: 422,
    wasSent: 409,
    isBeingAmended: 409,
    wrongCode: 422,
    otherDocument: 409,
    incomplete: 422,
    codeTooSoon: 429,
    broken: 409,
  },
  expenseReport: { isPaid: 409, isAdvanced: 409, incomplete: 422, tooEarly: 422 },
  vehicle: { hasSentTrips: 409 },
  retention: { kept: 409, isBack: 409 },
  profile: {
    tooManyResumes: 409,
    pageOpen: 409,
    pageClosed: 409,
    draftType: 422,
    draftUnreadable: 422,
    draftNotResume: 422,
    draftNotLinkedin: 422,
    draftNoText: 422,
    draftTooLong: 422,
    draftTooHeavy: 422,
  },
  organisation: { lastOwner: 409, ownersOnly: 403 },
  contact: { known: 409, emailTaken: 409, isSelf: 409, tooManyOpen: 409, tooManyToday: 429 },
  company: { linked: 409, sirenTaken: 409 },
  role: { labelTaken: 409, hasUsers: 409, beyondOwn: 403 },
  division: { nameTaken: 409, hasUsers: 409, hasNeeds: 409, hasProjects: 409 },
  chat: { shut: 409, tooLate: 409 },
  peopleList: { tooMany: 409, tooLong: 409 },
  view: { tooMany: 409, tooManyTold: 409 },
  mail: { tooMany: 429 },
  export: { tooLarge: 422 },
  import: {
    tooLarge: 413,
    unreadable: 422,
    tooHeavy: 422,
    tooManyRows: 422,
    empty: 422,
    busy: 503,
    changed: 409,
    inUse: 409,
    nothing: 409,
    atWork: 409,
  },
  connector: {
    unconfigured: 409,
    unreachable: 503,
    slow: 503,
    limited: 503,
    badToken: 409,
    badSignature: 409,
    missingFeature: 409,
    notOffered: 409,
    failed: 503,
    unreadable: 409,
    unsigned: 422,
  },
  syncRun: { busy: 409, outdated: 409, otherMapping: 409, nothingChosen: 409, nothingWritten: 409, changedSince: 409, noAnswer: 409 },
  identity: { expired: 410, cancelled: 409, refused: 422, unreachable: 503, taken: 409, conflict: 409, lastWayIn: 409 },
  server: { failed: 500, unavailable: 503 },
} as const;

type Catalogue = typeof errorCatalogue;
export type ErrorCode = { [S in keyof Catalogue]: `${S}.${Extract<keyof Catalogue[S], string>}` }[keyof Catalogue];
export type ErrorTexts = { [S in keyof Catalogue]: { [K in keyof Catalogue[S]]: string } };

/** Field name → text key of what is wrong with it (`validation.…`, see fields.ts). */
export type FieldErrors = Record<string, string>;
export type ErrorBody = { code: ErrorCode; fields?: FieldErrors; [detail: string]: unknown };

const statuses = new Map<string, number>(
  Object.entries(errorCatalogue).flatMap(([section, codes]) =>
    Object.entries(codes).map(([name, status]) => [`${section}.${name}`, status]),
  ),
);
export const errorCodes = [...statuses.keys()] as ErrorCode[];
export const statusOf = (code: ErrorCode): number => statuses.get(code) as number;

/** A refusal on its way to the caller: `throw new AppError('record.missing')`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: { fields?: FieldErrors; [detail: string]: unknown };
  constructor(code: ErrorCode, details: { fields?: FieldErrors; [detail: string]: unknown } = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
