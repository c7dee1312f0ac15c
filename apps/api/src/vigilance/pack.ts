import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { dayText } from '@jalon/domain/core/fact-text';
import { filled } from '@jalon/domain/core/message';
import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import type { FileAnswer } from '../core/context.ts';
import type { Files } from '../core/files.ts';
import { type ZipEntry, zipped } from '../core/zip.ts';
import type { Tx } from '../db/database.ts';
import { fileKey } from '../files/files.queries.ts';
import { operationSeen } from './dossier.ts';
import { type Evidence, type EvidenceFile, evidenceOf, filesIn, type GivenPaper } from './evidence.ts';
import { indexOf } from './pack-index.ts';
import { endOf, nameOfContract, packWords as own, packLanguage, plain, typeNames } from './pack-names.ts';

/** More than the law could ask for of one person: what is larger is taken out by hand. */
const limits = { files: 300, bytes: 300 * 1024 * 1024 };

export type PackHouse = { files: Files; operator: string; timeZone: string; today: string };
/** A file as it went into the pack: where, its fingerprint as it was read, and whether it is the one that was kept. */
export type Packed = { path: string; sha256: string | null; isAsKept: boolean };

const called = ({ firstName, lastName }: WatchedOperation['person']): string => `${firstName} ${lastName}`;

/** Everything that shows that the principal has checked, for one delivery: its files as they were kept, and an index that says what each is. */
export async function packOf(tx: Tx, actor: User, id: string, house: PackHouse): Promise<FileAnswer> {
  const operation = await operationSeen(tx, actor, id, house.today);
  const evidence = await evidenceOf(tx, id);
  const files = filesIn(evidence);
  if (files.length > limits.files || files.reduce((sum, { size }) => sum + size, 0) > limits.bytes)
    throw new AppError('vigilance.packTooLarge');
  return {
    name: `${plain(`${own.name} - ${called(operation.person)} - ${operation.contract ?? operation.title}`)}.zip`,
    type: 'application/zip',
    content: Readable.from(zipped(entriesOf(operation, evidence, { ...house, by: `${actor.firstName} ${actor.lastName}` }), new Date())),
  };
}

/** The files one by one, each checked against what was kept of it; the index comes last, since it tells of all of them. */
async function* entriesOf(operation: WatchedOperation, evidence: Evidence, house: PackHouse & { by: string }): AsyncGenerator<ZipEntry> {
  const packed = new Map<object, Packed>();
  const taken = new Set<string>();
  /** "Extrait Kbis - Camille Moreau - 2026-05.pdf"; of two that would be called the same, the second is numbered. */
  const pathOf = (folder: string, parts: readonly string[], end: string): string => {
    const name = plain(parts.join(' - '));
    const path = (rank: number) => `${folder}/${name}${rank > 1 ? ` (${rank})` : ''}${end}`;
    let rank = 1;
    while (taken.has(path(rank))) rank += 1;
    taken.add(path(rank));
    return path(rank);
  };
  const take = async (about: object, path: string, { contentId, sha256 }: EvidenceFile): Promise<ZipEntry[]> => {
    const content = await house.files.get(fileKey(contentId));
    const found = content ? hash('sha256', content, 'hex') : null;
    packed.set(about, { path, sha256: found, isAsKept: found === sha256 });
    return content ? [{ name: path, content }] : [];
  };
  const person = called(operation.person);
  for (const paper of evidence.papers) {
    const parts = [typeNames[paper.type], person, paper.addedOn.slice(0, 7)];
    if (paper.file) yield* await take(paper, pathOf(own.folder.papers, parts, endOf(paper.file.name)), paper.file);
    else {
      const [path, content] = [pathOf(own.folder.papers, [own.declaration, ...parts], '.txt'), Buffer.from(declarationOf(paper, person))];
      packed.set(paper, { path, sha256: hash('sha256', content, 'hex'), isAsKept: true });
      yield { name: path, content };
    }
  }
  for (const check of evidence.checks)
    if (check.proof) {
      const parts = [own.check, typeNames[check.type], person, check.at.slice(0, 10)];
      yield* await take(check, pathOf(own.folder.proofs, parts, endOf(check.proof.name)), check.proof);
    }
  for (const contract of evidence.contracts)
    if (contract.file)
      yield* await take(
        contract,
        pathOf(own.folder.contracts, [nameOfContract(contract), person], endOf(contract.file.name)),
        contract.file,
      );
  yield { name: `${own.index}.html`, content: Buffer.from(indexOf(operation, evidence, packed, house)) };
}

/** What was declared in the place of a file. */
function declarationOf({ type, addedOn }: GivenPaper, name: string): string {
  const words = filled(own.declared[type === 'residency' ? 'residency' : 'foreignWorkers'], { name });
  return `${own.declaration} : ${typeNames[type]}\n\n${words}\n\n${filled(own.declaredOn, { day: dayText(addedOn, packLanguage) })}\n`;
}
