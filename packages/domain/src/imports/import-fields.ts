/** What a file can be read as. */
export const importKinds = ['needs', 'candidates'] as const;
export type ImportKind = (typeof importKinds)[number];
/** What can be taken from the external tool. */
export const toolKinds = ['companies', 'contacts', 'candidates'] as const;
export type ToolKind = (typeof toolKinds)[number];
export const importedKinds = ['needs', 'candidates', 'companies', 'contacts'] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** The fields a column can be read into, in the order of the screen. */
export const importFields = {
  needs: [
    ...(['company', 'title', 'division', 'contractType', 'startsOn', 'duration', 'dailyRateFromCents', 'dailyRateToCents'] as const),
    ...(['annualSalaryCents', 'place', 'mobilityArea', 'remote', 'expertiseArea', 'activityAreas', 'experience', 'skills'] as const),
    ...(['description', 'prerequisites', 'contactEmail', 'isAnonymous', 'hasPreselection'] as const),
  ],
  candidates: [
    ...(['firstName', 'lastName', 'email', 'phone', 'lang', 'title', 'professions', 'skills', 'experience'] as const),
    ...(['contractType', 'legalStatus', 'dailyRateCents', 'annualSalaryCents', 'daysPerWeek', 'availableFrom'] as const),
    ...(['areas', 'remote', 'linkedin'] as const),
  ],
} as const;
export type NeedField = (typeof importFields)['needs'][number];
export type CandidateField = (typeof importFields)['candidates'][number];
export type ImportField = NeedField | CandidateField;
export const importFieldNames = [...new Set<ImportField>([...importFields.needs, ...importFields.candidates])] as [
  ImportField,
  ...ImportField[],
];

/** Those without which nothing can be imported. */
export const requiredFields: Record<ImportKind, readonly ImportField[]> = {
  needs: ['company', 'title'],
  candidates: ['firstName', 'lastName', 'email'],
};

/** Which column, counted from 0, is read into which field. */
export type Mapping = Partial<Record<ImportField, number>>;
/** A line as it is read: the text of each field that has a column and something in it. */
export type Cells = Partial<Record<ImportField, string>>;

/** The fields that a record of the tool is read into, by which it says what it lacks. */
export const toolFields = [
  ...(['name', 'siren', 'ape', 'website', 'phone1', 'address', 'postalCode', 'city', 'country', 'employees', 'sector'] as const),
  ...(['firstName', 'lastName', 'email', 'phone', 'job', 'employer'] as const),
  ...(['title', 'experience', 'professions', 'skills', 'availableFrom', 'areas'] as const),
  // The whole of it.
  'record',
] as const;
export type ToolField = (typeof toolFields)[number];
