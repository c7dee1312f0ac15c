import { describe, expect, test } from 'vitest';
import { type Identity, namesIn, namesInRichText, withoutNames } from './anonymity.ts';

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

describe('what tells whose a need is in the links of a text', () => {
  const linked = (href: string, text = 'en savoir plus') => `<p>Voir <a href="${href}" rel="noopener">${text}</a></p>`;
  test.each<[html: string, identity: Identity, found: string[]]>([
    [linked('https://www.helioscope-energies.fr/equipe'), helioscope, ['https://www.helioscope-energies.fr/equipe']],
    [linked('https://jobs.helioscope.com'), helioscope, ['https://jobs.helioscope.com']],
    [linked('https://helioscopeenergies.example'), helioscope, ['https://helioscopeenergies.example']],
    [linked('https://www.groupehelioscope.example'), helioscope, ['https://www.groupehelioscope.example']],
    [linked('https://linkedin.com/company/h%C3%A9lioscope'), helioscope, ['https://linkedin.com/company/h%C3%A9lioscope']],
    [linked('https://exemple.fr/?a=1&amp;par=sophie-lambert'), helioscope, ['https://exemple.fr/?a=1&par=sophie-lambert']],
    [linked('mailto:rh@helioscope-energies.fr'), helioscope, ['mailto:rh@helioscope-energies.fr']],
    [linked('https://helioscope.fr', 'Helioscope'), helioscope, ['Helioscope', 'https://helioscope.fr']],
    [linked('https://fr.wikipedia.org/wiki/Énergies_renouvelables'), helioscope, []],
    [linked('https://exemple.fr/100%'), helioscope, []],
    [linked('https://banque-de-france.fr'), named('Banque Valmont'), []],
    [linked('https://banquevalmont.fr'), named('Banque Valmont'), ['https://banquevalmont.fr']],
    [linked('https://btp.fr'), named('BTP'), []],
    ['<p>Rien à signaler</p>', helioscope, []],
  ])('%s', (html, identity, found) => expect(namesInRichText(html, identity)).toEqual(found));
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
    [
      '<p><a href="https://helioscope.fr" rel="noopener">Helioscope</a>, <a href="https://exemple.fr">ici</a></p>',
      ['Helioscope', 'https://helioscope.fr'],
      '<p>l’entreprise, <a href="https://exemple.fr">ici</a></p>',
    ],
    ['<p>Helioscopeur</p>', ['Helioscope'], '<p>Helioscopeur</p>'],
    ['<p>Rien</p>', [], '<p>Rien</p>'],
  ])('%s', (html, names, written) => expect(withoutNames(html, names, 'l’entreprise')).toBe(written));
});
