import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { demoAccounts, englishAccounts, person } from './accounts.ts';
import type { Setting } from './needs.ts';

/** Who said it (the first or the second of the two), how many days ago, and what. */
type Said = readonly [by: 0 | 1, daysAgo: number, text: string];
type DemoTalk = {
  between: readonly [string, string];
  /** The title of a project, the last application of the first of the two, or how the staff follow them. */
  about: { project: string } | 'application' | 'portfolio';
  said: readonly Said[];
  /** How many of the last ones the second, or the first, has not read. */
  unread?: { by: 0 | 1; count: number };
};

const { freelance: camille, company: sophie, commercial: karim, admin: claire } = demoAccounts;
const gaspard = person('Freelance', 'Gaspard', 'Riou').email;
const agathe = person('Freelance', 'Agathe', 'Roussel').email;
const oliver = person('Freelance', 'Oliver', 'Hart').email;
const hour = 1 / 24;

const talks: DemoTalk[] = [
  {
    between: [camille.email, sophie.email],
    about: { project: 'Portail client' },
    said: [
      [
        1,
        3 + 2 * hour,
        'Bonjour Camille, la recette du lot 1 est calée au 11 décembre. Pouvez-vous garder le 10 après-midi pour la répétition ?',
      ],
      [0, 3 + 1.8 * hour, 'Bonjour Sophie, c’est noté. Je prépare le jeu de données la veille.'],
      [
        0,
        1 + 4 * hour,
        'Le plan de recette est prêt. Les parcours 4 et 7 restent à compléter avec Élodie : https://exemple.jalon.test/recette',
      ],
      [1, 6 * hour, 'Merci, très clair. Élodie complète le parcours 4 demain matin.'],
      [1, 1.2 * hour, 'Pensez à votre CRA avant lundi, je valide tout mardi matin.'],
      [1, 1 * hour, 'Et pouvez-vous me dire le motif de votre demi-journée de mardi ?'],
    ],
    unread: { by: 0, count: 2 },
  },
  {
    between: [camille.email, karim.email],
    about: { project: 'Portail client' },
    said: [
      [1, 2 + 3 * hour, 'Bonjour Camille, l’avenant de prolongation est prêt. Vous le trouverez dans vos contrats.'],
      [0, 2 + 2 * hour, 'Je le lis ce soir, merci.'],
    ],
  },
  {
    between: [camille.email, karim.email],
    about: 'application',
    said: [[1, 1 + 6 * hour, 'Votre candidature est transmise, je reviens vers vous dès que j’ai une date d’entretien.']],
    unread: { by: 0, count: 1 },
  },
  {
    between: [gaspard, sophie.email],
    about: { project: 'Portail client' },
    said: [
      [0, 4, 'Bonjour Sophie, le schéma d’architecture est à jour dans les documents du projet.'],
      [1, 4 - 3 * hour, 'Parfait. On le relit ensemble jeudi à 14 h ?'],
      [0, 4 - 4 * hour, 'Jeudi 14 h, c’est bon pour moi.'],
    ],
  },
  {
    between: [agathe, sophie.email],
    about: { project: 'Portail client' },
    said: [[0, 5 * hour, 'Bonjour, ma prestation se termine bientôt : souhaitez-vous la renouveler ?']],
    unread: { by: 1, count: 1 },
  },
  {
    between: [oliver, englishAccounts.company.email],
    about: { project: 'Portail client' },
    said: [
      [0, 8, 'Hi Priya, the security review is done. Two findings are left, both low.'],
      [1, 8 - 2 * hour, 'Great work, thank you. Could you walk the team through them on Monday?'],
      [0, 8 - 3 * hour, 'Monday at 10 works for me.'],
    ],
  },
  {
    between: [englishAccounts.freelance.email, englishAccounts.commercial.email],
    about: 'portfolio',
    said: [
      [1, 2, 'Hello James, I have a need in Lyon that looks like a match. Would two days on site be fine?'],
      [0, 1.5, 'Hello Tom, two days on site are fine from January on.'],
      [1, 3 * hour, 'Perfect, I will send you the details this afternoon.'],
    ],
    unread: { by: 0, count: 1 },
  },
];

const announcements: readonly [audience: string, daysAgo: number, text: string][] = [
  ['all', 9, 'Jalon sera en maintenance dimanche de 7 h à 8 h. Vos saisies hors ligne partiront au retour du service.'],
  ['Freelance', 2, 'Les virements de décembre sont avancés au 23. Pensez à envoyer votre CRA avant le 18.'],
];

export async function loadChat(tx: Tx, setting: Setting): Promise<void> {
  for (const talk of talks) await loadTalk(tx, setting, talk);
  for (const [audience, ago, text] of announcements) {
    const at = setting.daysBefore(ago);
    await tx.many(sql`
      insert into announcements (id, author_id, audience, text, sent_at)
      values (${setting.idAt(at, text)}, ${setting.idOf(claire.email)}, ${audience}, ${text}, ${at})`);
  }
  // Read by then, but for the last.
  await tx.many(sql`insert into announcement_readers (user_id, read_at) select id, ${setting.daysBefore(5)} from users`);
}

function recordOf(about: DemoTalk['about'], firstId: string): Sql {
  if (about === 'portfolio') return sql`select 'portfolio' as kind, ${firstId}::uuid as id, null::uuid as company_id`;
  if (about === 'application')
    return sql`select 'application', a.id, a.company_id from applications a where a.owner_id = ${firstId} order by a.sent_at desc limit 1`;
  return sql`select 'project', p.id, p.company_id from projects p where p.title = ${about.project}`;
}

async function loadTalk(tx: Tx, { idOf, idAt, daysBefore }: Setting, { between, about, said, unread }: DemoTalk): Promise<void> {
  const ids = between.map(idOf) as [string, string];
  const name = `talk ${between.join(' ')} ${JSON.stringify(about)}`;
  const id = idOf(name);
  const times = said.map(([, ago]) => daysBefore(ago));
  const lastAt = times.at(-1);
  const made = await tx.maybe(sql`
    insert into conversations (id, record_kind, record_id, company_id, first_id, second_id, opened_by, last_sequence, last_revision, last_at, created_at)
    select ${id}, r.kind, r.id, r.company_id, least(${ids[0]}::uuid, ${ids[1]}::uuid), greatest(${ids[0]}::uuid, ${ids[1]}::uuid), ${ids[said[0]?.[0] ?? 0]},
      ${said.length}, ${said.length}, ${lastAt}, ${times[0]} from (${recordOf(about, ids[0])}) r (kind, id, company_id) returning 1`);
  if (!made) return;
  await tx.many(sql`
    insert into messages (id, conversation_id, sequence, revision, author_id, text, sent_at)
    select * from unnest(${times.map((at, n) => idAt(at, `${name} ${n}`))}::uuid[], ${said.map(() => id)}::uuid[], ${said.map((_, n) => n + 1)}::int[],
      ${said.map((_, n) => n + 1)}::int[], ${said.map(([by]) => ids[by])}::uuid[], ${said.map(([, , text]) => text)}::text[], ${times}::timestamptz[])`);
  for (const by of [0, 1] as const) {
    const count = unread?.by === by ? unread.count : 0;
    await tx.many(sql`
      insert into conversation_members (conversation_id, user_id, read_sequence, read_at, unread, last_at)
      values (${id}, ${ids[by]}, ${said.length - count}, ${lastAt}, ${count}, ${lastAt})`);
  }
}
