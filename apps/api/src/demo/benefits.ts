import { cleanRichText } from '../core/rich-text.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

type Setting = { idOf: (name: string) => string; daysBefore: (days: number) => Date };
type DemoBenefit = {
  partner: string;
  title: string;
  text: string;
  code?: string;
  link?: string;
  endsIn?: number;
  state?: 'draft';
  uses?: [number, number];
};

const benefits: DemoBenefit[] = [
  {
    ...{
      partner: 'Comptalys',
      title: 'Trois mois de comptabilité offerts',
      code: 'JALON3',
      link: 'https://comptalys.example/jalon',
      uses: [9, 14],
    },
    text: '<p>Un cabinet en ligne pour SASU, EURL et micro-entreprises. L’offre vaut pour toute première année d’exercice.</p>',
  },
  {
    ...{ partner: 'Assur’Indé', title: 'Responsabilité civile à −20 %', code: 'INDE20', endsIn: 120, uses: [6, 0] },
    text: '<p>RC professionnelle et protection juridique, attestation immédiate. Remise appliquée chaque année tant que le contrat court.</p>',
  },
  {
    ...{ partner: 'Le Quai', title: 'Cinq jours de coworking', link: 'https://lequai.example/essai', endsIn: 45, uses: [0, 11] },
    text: '<p>À Lyon, Lille et Nantes : bureaux, cabines et salle de réunion. <strong>Sans engagement.</strong></p>',
  },
  {
    ...{ partner: 'Mutuelle Rive', title: 'Premier mois offert', code: 'RIVE-JALON', link: 'https://rive.example', uses: [3, 5] },
    text: '<p>Une complémentaire santé pensée pour les indépendants, déductible au titre de la loi Madelin.</p>',
  },
  {
    ...{ partner: 'Formeo', title: 'Une formation sécurité à moitié prix', code: 'FORMEO50', state: 'draft' },
    text: '<p>Deux jours à distance, éligibles au FIF PL.</p>',
  },
];

/** What partners offer: by code, by link, by both, with and without an end, and one still to be published. */
export async function loadBenefits(tx: Tx, { idOf, daysBefore }: Setting): Promise<void> {
  for (const { partner, title, text, code = '', link = '', endsIn, state = 'published', uses = [0, 0] } of benefits) {
    const id = idOf(`benefit ${partner}`);
    await tx.many(sql`
      insert into benefits (id, state, partner, title, text, code, link, ends_on, updated_at)
      values (${id}, ${state}, ${partner}, ${title}, ${cleanRichText(text)}, ${code}, ${link},
        ${endsIn === undefined ? null : daysBefore(-endsIn)}::timestamptz::date, ${daysBefore(20)})`);
    for (const [how, count] of [
      ['copy', uses[0]],
      ['click', uses[1]],
    ] as const)
      await tx.many(sql`
        insert into benefit_uses (benefit_id, user_id, how, day)
        select ${id}, u.id, ${how}, ${daysBefore(5)}::timestamptz::date from users u where u.type = 'Freelance' and u.state = 'active' order by u.id limit ${count}`);
  }
}
