import { createHash } from 'node:crypto';
import type { DocumentState, DocumentType } from '@jalon/domain/documents/document';
import type { Files } from '../core/files.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { demoAccounts, englishAccounts, person } from './accounts.ts';
import { demoPdf } from './pdf.ts';

type Setting = { idOf: (name: string) => string; daysBefore: (days: number) => Date };
type DemoDocument = {
  type: DocumentType;
  state: DocumentState;
  /** Days from today. */
  addedAgo: number;
  endsIn: number | null;
  /** Left out for a declaration. */
  title?: string;
  reason?: string;
  /** An accepted version before this one. */
  earlier?: { addedAgo: number; endsIn: number };
};

const vigilance = 'Attestation de vigilance';
const tax = 'Attestation de régularité fiscale';
const kbis = 'Extrait Kbis';
const insurance = 'Attestation d’assurance RC professionnelle';
/** As in the picture of the screen: each of the six in another state. */
const camille: DemoDocument[] = [
  {
    ...{ type: 'tax', state: 'refused', addedAgo: 1, endsIn: 300, title: tax, earlier: { addedAgo: 350, endsIn: 14 } },
    reason: 'Cette attestation porte sur l’année dernière. Il faut celle de cette année, datée de moins de trois mois.',
  },
  { type: 'vigilance', state: 'accepted', addedAgo: 168, endsIn: 12, title: vigilance },
  { type: 'insurance', state: 'submitted', addedAgo: 1, endsIn: 226, title: insurance },
  { type: 'registration', state: 'accepted', addedAgo: 70, endsIn: 112, title: kbis, earlier: { addedAgo: 250, endsIn: -68 } },
  { type: 'residency', state: 'accepted', addedAgo: 70, endsIn: null },
];
const james: DemoDocument[] = [
  { type: 'vigilance', state: 'expired', addedAgo: 200, endsIn: -17, title: vigilance },
  { type: 'registration', state: 'submitted', addedAgo: 2, endsIn: 178, title: kbis },
  { type: 'tax', state: 'accepted', addedAgo: 90, endsIn: 275, title: tax },
];
const foreignWorkers: DemoDocument = { type: 'foreignWorkers', state: 'accepted', addedAgo: 60, endsIn: 121 };
/** Everything that is asked for, in order. */
const inOrder: DemoDocument[] = [
  { type: 'vigilance', state: 'accepted', addedAgo: 60, endsIn: 122, title: vigilance },
  { type: 'registration', state: 'accepted', addedAgo: 45, endsIn: 136, title: kbis },
  foreignWorkers,
  { type: 'insurance', state: 'accepted', addedAgo: 100, endsIn: 265, title: insurance },
  { type: 'tax', state: 'accepted', addedAgo: 90, endsIn: 275, title: tax },
];
/** The same but for these. */
const butFor = (...documents: DemoDocument[]): DemoDocument[] => [
  ...inOrder.filter(({ type }) => !documents.some((one) => one.type === type)),
  ...documents,
];
const others: [firstName: string, lastName: string, documents: DemoDocument[]][] = [
  ['Léa', 'Fontaine', butFor({ type: 'vigilance', state: 'submitted', addedAgo: 3, endsIn: 178, title: vigilance })],
  ['Hugo', 'Marchetti', butFor({ type: 'foreignWorkers', state: 'submitted', addedAgo: 4, endsIn: 176 })],
  ['Bastien', 'Corvol', butFor({ type: 'registration', state: 'submitted', addedAgo: 6, endsIn: 174, title: kbis })],
  ['Émilie', 'Vautrin', butFor({ type: 'tax', state: 'submitted', addedAgo: 5, endsIn: 360, title: tax })],
  [
    ...(['Agathe', 'Roussel'] as const),
    butFor({ type: 'vigilance', state: 'submitted', addedAgo: 1, endsIn: 181, title: vigilance, earlier: { addedAgo: 172, endsIn: 9 } }),
  ],
  ['Gaspard', 'Riou', butFor({ type: 'tax', state: 'accepted', addedAgo: 340, endsIn: 25, title: tax })],
  ['Basile', 'Crozet', butFor({ type: 'residency', state: 'accepted', addedAgo: 200, endsIn: 45, title: 'Titre de séjour' })],
  ['Damien', 'Estève', [{ type: 'insurance', state: 'accepted', addedAgo: 350, endsIn: 6, title: insurance }]],
  ['Henri', 'Castaing', [{ type: 'insurance', state: 'expired', addedAgo: 369, endsIn: -4, title: insurance }]],
  [
    ...(['Farid', 'Zeroual'] as const),
    [
      { type: 'tax', state: 'accepted', addedAgo: 30, endsIn: 335, title: tax },
      { type: 'registration', state: 'accepted', addedAgo: 85, endsIn: 96, title: kbis },
      { type: 'insurance', state: 'accepted', addedAgo: 120, endsIn: 226, title: insurance },
    ],
  ],
  ['Clarisse', 'Oumarou', [{ type: 'insurance', state: 'accepted', addedAgo: 60, endsIn: 288, title: insurance }]],
  ['Bruno', 'Keller', [{ type: 'vigilance', state: 'expired', addedAgo: 240, endsIn: -58, title: vigilance }]],
  ['Rosalie', 'Viguier', [{ type: 'insurance', state: 'accepted', addedAgo: 330, endsIn: 35, title: insurance }]],
  ...[
    ...(['Violette Assouline', 'Oriane Delcourt', 'Rémi Fauvel', 'Maëlle Kerdoncuff', 'Kenji Morita'] as const),
    ...(['Nawel Haddad', 'Idriss Camara'] as const),
  ].map((name): [string, string, DemoDocument[]] => [...(name.split(' ') as [string, string]), inOrder]),
];

/** Legal documents in every state, checked by the administrator, each with its file. */
export async function loadDocuments(tx: Tx, files: Files, setting: Setting): Promise<void> {
  const people: [email: string, documents: DemoDocument[]][] = [
    [demoAccounts.freelance.email, camille],
    [englishAccounts.freelance.email, james],
    ...others.map(([first, last, documents]): [string, DemoDocument[]] => [person('Freelance', first, last).email, documents]),
  ];
  for (const [email, documents] of people) for (const document of documents) await addDocument(tx, files, { email, document, setting });
}

type Place = { email: string; document: DemoDocument; setting: Setting };

async function addDocument(tx: Tx, files: Files, { email, document, setting: { idOf, daysBefore } }: Place): Promise<void> {
  const { type, state, addedAgo, endsIn, title, reason = null, earlier } = document;
  const [id, ownerId, adminId] = [idOf(`${email} ${type}`), idOf(email), idOf(demoAccounts.admin.email)];
  const isDecided = state !== 'submitted';
  const addFile = (number: number, at: Date) =>
    keepFile(tx, files, { id: idOf(`${email} ${type} ${number}`), title: title ?? '', email, ownerId, at });
  const fileId = title ? await addFile(earlier ? 2 : 1, daysBefore(addedAgo)) : null;
  await tx.many(sql`
    insert into documents (id, owner_id, type, number, file_id, added_on, expires_on, state, reason, decided_by, decided_at, decided_number, covered_until)
    values (${id}, ${ownerId}, ${type}, ${earlier ? 2 : 1}, ${fileId}, ${daysBefore(addedAgo)}::timestamptz::date, ${endsIn === null ? null : daysBefore(-endsIn)}::timestamptz::date,
      ${state}, ${reason}, ${isDecided ? adminId : null}, ${isDecided ? daysBefore(Math.max(addedAgo - 1, 0.3)) : null},
      ${isDecided ? (earlier ? 2 : 1) : earlier ? 1 : null},
      ${earlier && state !== 'accepted' ? daysBefore(-earlier.endsIn) : null}::timestamptz::date)`);
  if (earlier)
    await tx.many(sql`
      insert into document_versions (document_id, number, file_id, added_on, expires_on, state, decided_by, decided_at)
      values (${id}, 1, ${await addFile(1, daysBefore(earlier.addedAgo))}, ${daysBefore(earlier.addedAgo)}::timestamptz::date,
        ${daysBefore(-earlier.endsIn)}::timestamptz::date, 'accepted', ${adminId}, ${daysBefore(earlier.addedAgo - 1)})`);
  if (type === 'vigilance' && state === 'accepted') await addCheck(tx, files, { email, document, setting: { idOf, daysBefore } });
  await tx.many(
    sql`update files set record_kind = 'document', record_id = ${id} where id = ${fileId} or id = ${idOf(`${email} ${type} 1`)}`,
  );
}

/** Its authenticity was checked with the code of the attestation, and what the site answered kept. */
async function addCheck(tx: Tx, files: Files, { email, document: { addedAgo }, setting: { idOf, daysBefore } }: Place): Promise<void> {
  const [id, adminId, at] = [idOf(`${email} vigilance`), idOf(demoAccounts.admin.email), daysBefore(addedAgo - 1)];
  const proof = { id: idOf(`${email} check`), title: 'Contrôle de l’attestation', email, ownerId: adminId, at };
  const proofId = await keepFile(tx, files, proof);
  await tx.many(sql`update files set record_kind = 'document', record_id = ${id} where id = ${proofId}`);
  await tx.many(sql`
    insert into document_checks (id, document_id, number, result, security_code, proof_id, sha256, checked_by, checked_at)
    select ${idOf(`check ${email}`)}, d.id, d.number, 'authentic', '4F7K Q2MD 9XWT 3BH', ${proofId}, f.sha256, ${adminId}, ${at}
    from documents d join files f on f.id = d.file_id where d.id = ${id}`);
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

type DemoFile = { id: string; title: string; email: string; ownerId: string; at: Date };

async function keepFile(tx: Tx, files: Files, { id, title, email, ownerId, at }: DemoFile): Promise<string> {
  const day = at.toISOString().slice(0, 10);
  const [holder] = await tx.many<{ name: string }>(sql`select first_name || ' ' || last_name as name from users where email = ${email}`);
  const content = demoPdf([title, '', `Titulaire : ${holder?.name}`, `Éditée le ${at.toLocaleDateString('fr-FR', { dateStyle: 'long' })}`]);
  await files.put(fileKey(id), content);
  await tx.many(sql`
    insert into files (id, purpose, name, type, size, sha256, sent_by, sent_at)
    values (${id}, 'proof', ${`${slug(title)}-${day}.pdf`}, 'application/pdf', ${content.length}, ${createHash('sha256').update(content).digest()}, ${ownerId}, ${at})`);
  return id;
}
