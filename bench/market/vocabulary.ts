import { needKinds } from '../../apps/api/src/demo/need-kinds.ts';
import { profiles } from '../../apps/api/src/demo/profiles.ts';
import { talents } from '../../apps/api/src/demo/talent-profiles.ts';

/** What needs ask for and people offer, the most frequent first: the words of the demonstration. */
export const kinds = [
  ...Object.values(needKinds).map(({ title, areas, skills, rates: [, euros] }) => ({ title, areas, skills, euros })),
  ...[...profiles, ...talents].map(({ title, professions, skills, euros }) => ({ title, areas: professions, skills, euros })),
].map((kind) => ({ ...kind, euros: kind.euros > 2000 ? 450 : kind.euros }));

export const suffixes = [
  '',
  '',
  '',
  ' senior',
  ' confirmé',
  ' junior',
  ' F/H',
  ' en télétravail',
  ' - banque',
  ' - assurance',
  ' - énergie',
];
export const cities = [
  'Paris',
  'Lyon',
  'À distance',
  'Nantes',
  'Lille',
  'Toulouse',
  'Bordeaux',
  'Marseille',
  'Rennes',
  'Strasbourg',
  'Nice',
];
export const firstNames =
  `Camille,Sophie,Karim,Claire,James,Priya,Léa,Hugo,Gaspard,Salomé,Amina,Oliver,Inès,Flavie,Bruno,Thibault,Rosalie,Maud,Yanis,Solène,
Basile,Élise,Nadia,Lucas,Paul,Aurore,Nawel,Agathe,Bastien,Clarisse,Damien,Émilie`.split(/,\s*/);
/** Family names are made of a beginning and an end. */
export const nameStarts =
  'Mar,Du,Le,Ber,Gar,Fon,Rous,Cor,Va,Est,Bel,Cha,Mon,Per,Ri,Sau,Tho,Vi,Na,Pel,Gui,Has,Jou,Ker,Lan,Mau,Nor,Or,Pra,Que'.split(',');
export const nameEnds =
  'chand,bois,fort,nard,nier,taine,sel,vol,trin,ève,lier,pin,teau,rin,ou,vage,mas,lard,dal,tier,bert,san,bert-Roy,mel,glois,ry,man,sini,dier,neau'.split(
    ',',
  );
