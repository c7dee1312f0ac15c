import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import { texts } from '@jalon/domain/locales/all';
import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import type { FileAnswer } from '../core/context.ts';
import type { Files } from '../core/files.ts';
import { type ZipEntry, zipped } from '../core/zip.ts';
import type { Tx } from '../db/database.ts';
import { fileKey } from '../files/files.queries.ts';
import { operationSeen } from './dossier.ts';
import { type Evidence, type EvidenceFile, evidenceOf, filesIn, type GivenPaper } from './evidence.ts';
import { indexOf } from './pack-index.ts';

/** More than the law could ask for of one person: what is larger is taken out by hand. */
const limits = { files: 300, bytes: 300 * 1024 * 1024 };

export type PackHouse = { files: Files; operator: string; timeZone: string; language: Language; today: string };
/** A file as it went into the pack: where, its fingerprint as it was read, and whether it is the one that was kept. */
export type Packed = { path: string; sha256: string | null; isAsKept: boolean };

/** What may stand in a name of any system of files. */
const plain = (name: string): string => name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '') || 'x';
const called = ({ firstName, lastName }: WatchedOperation['person']): string => `${firstName} ${lastName}`;

/** Everything that shows that the principal has checked, for one delivery: its files as they were kept, and an index that says what each is. */
export async function packOf(tx: Tx, actor: User, id: string, house: PackHouse): Promise<FileAnswer> {
  const operation = await operationSeen(tx, actor, id, house.today);
  const evidence = await evidenceOf(tx, id);
  const files = filesIn(evidence);
  if (files.length > limits.files || files.reduce((sum, { size }) => sum + size, 0) > limits.bytes)
    throw new AppError('vigilance.packTooLarge');
  const { name } = texts[house.language].vigilance.pack;
  return {
    name: `${name}-${plain(called(operation.person))}-${plain(operation.contract ?? operation.title)}.zip`,
    type: 'application/zip',
    content: Readable.from(zipped(entriesOf(operation, evidence, { ...house, by: `${actor.firstName} ${actor.lastName}` }), new Date())),
  };
}

/** The files one by one, each checked against what was kept of it; the index comes last, since it tells of all of them. */
async function* entriesOf(operation: WatchedOperation, evidence: Evidence, house: PackHouse & { by: string }): AsyncGenerator<ZipEntry> {
  const { folder } = texts[house.language].vigilance.pack;
  const packed = new Map<object, Packed>();
  const take = async (about: object, path: string, { contentId, sha256 }: EvidenceFile): Promise<ZipEntry[]> => {
    const content = await house.files.get(fileKey(contentId));
    const found = content ? hash('sha256', content, 'hex') : null;
    packed.set(about, { path, sha256: found, isAsKept: found === sha256 });
    return content ? [{ name: path, content }] : [];
  };
  for (const paper of evidence.papers) {
    const path = `${folder.papers}/${paper.type}-v${paper.number}`;
    if (paper.file) yield* await take(paper, `${path}-${plain(paper.file.name)}`, paper.file);
    else {
      const content = Buffer.from(declarationOf(paper, operation, house.language));
      packed.set(paper, { path: `${path}.txt`, sha256: hash('sha256', content, 'hex'), isAsKept: true });
      yield { name: `${path}.txt`, content };
    }
  }
  for (const [place, check] of evidence.checks.entries())
    if (check.proof)
      yield* await take(check, `${folder.proofs}/${check.type}-v${check.number}-${place + 1}-${plain(check.proof.name)}`, check.proof);
  for (const contract of evidence.contracts)
    if (contract.file)
      yield* await take(
        contract,
        `${folder.contracts}/${contract.number}-${contract.amendment}-${plain(contract.file.name)}`,
        contract.file,
      );
  yield { name: 'index.html', content: Buffer.from(indexOf(operation, evidence, packed, house)) };
}

/** What was declared in the place of a file, in the words it was declared by. */
function declarationOf({ type, addedOn }: GivenPaper, { person }: WatchedOperation, language: Language): string {
  const { declaration } = texts[language].documents;
  const words = type === 'residency' ? declaration.residency : declaration.foreignWorkers;
  return `${texts[language].words.document.value.type[type]}\n\n${words}\n\n${called(person)}, ${addedOn}\n`;
}
