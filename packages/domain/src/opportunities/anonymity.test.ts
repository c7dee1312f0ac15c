import { describe, expect, test } from 'vitest';
import { type Identity, namesIn, withoutNames } from './anonymity.ts';

const helioscope: Identity = {
  name: 'Helioscope Énergies SAS',
  website: 'https://www.helioscope-energies.fr/recrutement',
  people: ['Sophie Lambert', 'Jean-Marc Petit'],
};
const named = (name: string, website: string | null = null): Identity => ({ name, website, people: [] });

describe('what tells whose a need is', () => {
  test.each<[text: string, identity: Identity, found: string[]]>([
    ['La DSI d’Helioscope Énergies déplace ses applications.', helioscope, ['Helioscope Énergies']],
    ['la dsi de HELIOSCOPE ENERGIES', helioscope, ['HELIOSCOPE ENERGIES']],
    ['Chez Helioscope, cinq personnes.', helioscope, ['Helioscope']],
    ['Helioscope, puis Helioscope Énergies', helioscope, ['Helioscope', 'Helioscope Énergies']],
    ['Voir helioscope-energies.fr', helioscope, ['helioscope-energies.fr']],
    ['Écrire à rh@helioscope-energies.fr', helioscope, ['helioscope-energies.fr']],
    ['Vous travaillez avec Sophie Lambert.', helioscope, ['Sophie Lambert']],
    ['Contact : LAMBERT Sophie', helioscope, ['LAMBERT Sophie']],
    ['Avec Jean-Marc Petit', helioscope, ['Jean-Marc Petit']],
    // A first name, or a surname that is also a word, tells nobody.
    ['Sophie vous accueille dans un petit groupe.', helioscope, []],
    ['Un producteur d’énergies renouvelables.', helioscope, []],
    ['Un hélioscopeur chevronné', helioscope, []],
    ['Banque de détail, à Lyon', named('Banque Valmont'), []],
    ['Le SI de Valmont', named('Banque Valmont'), ['Valmont']],
    ['Une banque : Banque Valmont', named('Banque Valmont'), ['Banque Valmont']],
    // Too short to be told from a word, unless it stands in full.
    ['Un outil de BTP', named('BTP'), []],
    ['Cabinet de conseil', named('Cabinet Conseil'), []],
    ['Le Cabinet Conseil recrute', named('Cabinet Conseil'), ['Cabinet Conseil']],
    ['naviris.exemple', named('NVR', 'naviris.exemple'), ['naviris.exemple']],
    ['Le portail Naviris', named('NVR', 'naviris.exemple'), ['Naviris']],
    ['', helioscope, []],
    ['Rien à signaler', named('', null), []],
  ])('%s', (text, identity, found) => expect(namesIn(text, identity)).toEqual(found));
});

describe('other words in its place', () => {
  test.each<[html: string, names: string[], written: string]>([
    ['<p>La DSI d’Helioscope Énergies recrute</p>', ['Helioscope Énergies'], '<p>La DSI de l’entreprise recrute</p>'],
    ['<p>Chez Helioscope</p>', ['Helioscope'], '<p>Chez l’entreprise</p>'],
    ['<p>Ce qu’Helioscope attend</p>', ['Helioscope'], '<p>Ce que l’entreprise attend</p>'],
    ['<p>Helioscope Énergies, Helioscope</p>', ['Helioscope', 'Helioscope Énergies'], '<p>l’entreprise, l’entreprise</p>'],
    // An address is no text: what it says beside it is.
    [
      '<p><a href="https://helioscope.fr">helioscope.fr</a></p>',
      ['helioscope.fr'],
      '<p><a href="https://helioscope.fr">l’entreprise</a></p>',
    ],
    ['<p>Helioscopeur</p>', ['Helioscope'], '<p>Helioscopeur</p>'],
    ['<p>Rien</p>', [], '<p>Rien</p>'],
  ])('%s', (html, names, written) => expect(withoutNames(html, names, 'l’entreprise')).toBe(written));
});
