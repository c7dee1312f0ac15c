import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureFolder, pictureName } from '../pictures.ts';
import { faceOf, type Look, type Tone } from './face.ts';
import { companiesWithLogo, logoOf } from './logo.ts';

/**
 * `npm run demo:draw`: draws the faces and logos of the demonstration into files, which a first start would otherwise wait for. Some people
 * have none, as anywhere: they are not listed here.
 */
const people: [Look, Tone, string[]][] = [
  [
    'feminine',
    'fair',
    [
      ...['Camille Moreau', 'Sophie Lambert', 'Claire Dubois', 'Rosalie Viguier', 'Solène Marchand', 'Agathe Roussel'],
      ...['Émilie Vautrin', 'Ilona Marek', 'Katell Hamon', 'Maëlle Kerdoncuff', 'Oriane Delcourt', 'Violette Assouline', 'Élodie Perrin'],
      ...['Hélène Garrigue', 'Maud Lefort', 'Élise Carrel', 'Aurore Besson', 'Gwenaëlle Le Bihan'],
    ],
  ],
  ['feminine', 'tan', ['Priya Sharma', 'Nadia Ferrand', 'Nawel Haddad', 'Noémie Sabatier', 'Salomé Perrin']],
  ['feminine', 'dark', ['Grace Okafor', 'Amina Diallo', 'Clarisse Oumarou', 'Fatou Sarr']],
  [
    'masculine',
    'fair',
    [
      ...['James Whitfield', 'Tom Gallagher', 'Hugo Marchetti', 'Gaspard Riou', 'Oliver Hart', 'Basile Crozet', 'Lucas Meunier'],
      ...['Bastien Corvol', 'Damien Estève', 'Henri Castaing', 'Étienne Lacaze', 'Kenji Morita', 'Rémi Fauvel', 'Julien Arnaud'],
      ...['Thibault Nogent', 'Ange Casanova', 'Ludovic Pages', 'Marc Delaunay'],
    ],
  ],
  ['masculine', 'tan', ['Karim Benali', 'Farid Zeroual', 'Samir Touati', 'Bruno Keller']],
  ['masculine', 'dark', ['Idriss Camara']],
];

rmSync(pictureFolder, { recursive: true, force: true });
mkdirSync(pictureFolder, { recursive: true });
const write = (svg: string, name: string) =>
  sharp(Buffer.from(svg))
    .webp({ quality: 82 })
    .toFile(join(pictureFolder, `${pictureName(name)}.webp`));
for (const [look, tone, names] of people) for (const name of names) await write(faceOf(name, look, tone), name);
for (const company of companiesWithLogo) await write(logoOf(company), company);
