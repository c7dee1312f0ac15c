import type { OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeProfile } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { postNeed } from '../../test/market.ts';

type Doc = { title: string; skills?: string[]; activityAreas?: string[]; place?: string; expertiseArea?: string };
/** What there is to be found, by a short name. */
const docs = {
  react: { title: 'Développeuse React', skills: ['React', 'TypeScript'] },
  java: { title: 'Développeur Java senior', skills: ['Java', 'Spring Boot'], activityAreas: ['java-developer'] },
  node: { title: 'Senior software developer', skills: ['JavaScript', 'Node.js'], activityAreas: ['full-stack-developer'] },
  front: { title: 'Intégrateur front-end', skills: ['HTML / CSS', 'Vue.js'], activityAreas: ['front-end-developer'] },
  cpp: { title: 'Développeur embarqué C++', skills: ['C++', 'Qt'] },
  net: { title: 'Lead .NET', skills: ['C#', '.NET'], activityAreas: ['dotnet-developer'] },
  compta: { title: 'Comptable général', skills: ['Sage'] },
  accounts: { title: 'Accountant', skills: ['Excel'], activityAreas: ['accountant'] },
  chef: { title: 'Cheffe de projet digital', skills: ['Scrum'], activityAreas: ['digital-project-manager'] },
  pm: { title: 'Project manager', skills: ['Jira'] },
  science: { title: 'Data scientist', skills: ['Python', 'Pandas'], activityAreas: ['data-scientist'] },
  donnees: { title: 'Ingénieure données', skills: ['Airflow', 'dbt'] },
  nurse: { title: 'Infirmière de bloc', skills: ['Soins'] },
  buyer: { title: 'Acheteuse industrielle', skills: ['SAP Ariba'], activityAreas: ['buyer'] },
  words: { title: 'Traducteur anglais technique', activityAreas: ['translator'] },
  reseau: { title: 'Ingénieur réseaux', skills: ['Cisco'], activityAreas: ['network-engineer'], place: 'Villeurbanne' },
  art: { title: 'Directrice artistique', skills: ['Photoshop', 'Figma'], activityAreas: ['art-director'] },
  hr: { title: 'Chargée de recrutement', activityAreas: ['talent-acquisition-specialist'] },
  rh: { title: 'Responsable ressources humaines', skills: ['Paie'], activityAreas: ['human-resources-manager'] },
  ops: { title: 'Ingénieur DevOps', skills: ['Kubernetes', 'PostgreSQL'], activityAreas: ['devops-engineer'] },
  legal: { title: 'Juriste droit social', activityAreas: ['legal-counsel'], expertiseArea: 'insurance' },
  trav: { title: 'Conductrice de travaux', skills: ['AutoCAD'], place: 'Saint-Étienne', expertiseArea: 'construction' },
} satisfies Record<string, Doc>;
type Name = keyof typeof docs;
const developers: Name[] = ['react', 'java', 'node', 'front', 'cpp', 'net'];
const engineers: Name[] = ['donnees', 'reseau', 'ops'];
const dataPeople: Name[] = ['science', 'donnees'];

const queries: [string, Name[]][] = [
  // Accents, capitals, gender, number, double letters, both languages.
  ['développeur', developers],
  ['développeuse', developers],
  ['developpeur', developers],
  ['DÉVELOPPEUSES', developers],
  ['developers', developers],
  ['programmeuse', developers],
  ['dév', developers],
  // The first letter of a word that is being typed.
  ['q', ['cpp']],
  // Two words for one, also where each is a word of its own.
  ['node js', ['node']],
  ['react js', ['react']],
  ['vue js', ['front']],
  ['senior sp', ['java']],
  // One word for two.
  ['springboot', ['java']],
  ['projectmanager', ['chef', 'pm']],
  ['webmaster', []],
  ['senior spring b', ['java']],
  ['comptables', ['compta', 'accounts']],
  ['accountant', ['compta', 'accounts']],
  ['chef de projet', ['chef', 'pm']],
  ['projet chef', ['chef', 'pm']],
  ['cheffes de projets', ['chef', 'pm']],
  ['project managers', ['chef', 'pm']],
  ['chef de projet digital', ['chef']],
  ['ingénieur', engineers],
  ['ingénieures', engineers],
  ['engineer', engineers],
  ['infirmier', ['nurse']],
  ['infirmieres', ['nurse']],
  ['nurse', ['nurse']],
  ['acheteur', ['buyer']],
  ['buyers', ['buyer']],
  ['directeur artistique', ['art']],
  ['art director', ['art']],
  ['traductrice', ['words']],
  ['translator', ['words']],
  ['juristes', ['legal']],
  ['lawyer', ['legal']],
  ['réseau', ['reseau']],
  ['network engineer', ['reseau']],
  ['recruteuse', ['hr']],
  ['recruiter', ['hr']],
  ['ressource humaine', ['rh']],
  ['RH', ['rh']],
  ['human resources', ['rh']],
  ['données', dataPeople],
  ['data', dataPeople],
  ['data engineer', ['donnees']],
  ['scientifique des données', ['science']],
  ['conducteur travaux', ['trav']],
  ['intégratrice', ['front']],
  // Typing errors.
  ['dévelopeur', developers],
  ['devlopeur', developers],
  ['dévelppeuse', developers],
  ['développeru', developers],
  ['comtable', ['compta', 'accounts']],
  ['compatble', ['compta', 'accounts']],
  ['pyhton', ['science']],
  ['infermier', ['nurse']],
  ['infimière', ['nurse']],
  ['enginer', engineers],
  ['ingénnieur', engineers],
  ['photoshp', ['art']],
  ['kubernets', ['ops']],
  ['tradutrice', ['words']],
  ['achteur', ['buyer']],
  ['recrutment', ['hr']],
  ['dirctrice artistiqe', ['art']],
  ['villeurbane', ['reseau']],
  // Parts of words, words cut in two or written as one, names with signs.
  ['développeu', developers],
  ['infirm', ['nurse']],
  ['java', ['java']],
  ['jav', ['java', 'node']],
  ['javascript', ['node']],
  ['java script', ['node']],
  ['script', ['react', 'node']],
  ['js', ['node']],
  ['node.js', ['node']],
  ['nodejs', ['node']],
  ['c++', ['cpp']],
  ['c#', ['net']],
  ['.net', ['net']],
  ['k8s', ['ops']],
  ['postgres', ['ops']],
  ['fullstack', ['node']],
  ['full-stack', ['node']],
  ['frontend', ['front']],
  ['front end', ['front']],
  ['react developer', ['react']],
  ['développeuse react typescript', ['react']],
  ['ingénieur à Villeurbanne', ['reseau']],
  ['saint etienne', ['trav']],
  ['assurance', ['legal']],
  ['batiment', ['trav']],
  // Nothing.
  ['xyzzy', []],
  ['qqqq', []],
  ['médecin', []],
  ['développeur xyzzy', []],
  ['react photoshop', []],
  ['?!', []],
  // Signs that fold to quotes and strokes.
  ['xyzzyʼ ＇ ＼', []],
  ['javaʼ＼ ＇', ['java']],
  ['java＇＼|react', []],
];

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const owner = await makePerson(world.database, { type: 'Company' });
  for (const [name, doc] of Object.entries(docs) as [Name, Doc][]) {
    const { title, skills = [], activityAreas = [], place = null, expertiseArea = null } = doc;
    const need: Partial<OpportunityInput> = { title, skills, place, expertiseArea };
    // A need must say a profession to be posted.
    await postNeed(world, owner, {
      ...need,
      activityAreas: activityAreas.length > 0 ? activityAreas : ['interim-manager'],
      contactEmail: `${name}@x.test`,
    });
    const { id } = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, id, { lastName: `Q${name}`, title, skills, professions: activityAreas });
  }
});
afterAll(() => world.close());

test('the table has at least sixty queries', () => expect(queries.length).toBeGreaterThan(80));

test.each(queries)('needs found by %j', async (q, wanted) => {
  const { rows, total } = (await world.as('freelance')(opportunities.api.list, { query: { q, state: 'posted', size: 100 } })).body;
  expect(rows.map(({ title }) => title).sort()).toEqual(wanted.map((name) => docs[name].title).sort());
  expect(total.count).toBe(wanted.length);
});

/** A profile says neither sector nor place. */
const ofNeedsOnly = ['villeurbane', 'ingénieur à Villeurbanne', 'saint etienne', 'assurance', 'batiment'];
test.each(queries.filter(([q]) => !ofNeedsOnly.includes(q)))('talents found by %j', async (q, wanted) => {
  const { rows } = (await world.as('company')(talents.api.list, { query: { q, size: 100 } })).body;
  expect(rows.map(({ title }) => title).sort()).toEqual(wanted.map((name) => docs[name].title).sort());
});
