import { createHash } from 'node:crypto';

/** Portraits that nobody sat for: drawn from the name, so that the same person always has the same face. */
export type Look = 'feminine' | 'masculine';

export type Tone = 'fair' | 'tan' | 'dark';

const skins = { fair: ['#f7d9c4', '#f1c8a8', '#eebf9d'], tan: ['#e3ac86', '#c98d65', '#b97f58'], dark: ['#a86f4b', '#7f5137', '#5d3a28'] };
const hairs = {
  fair: ['#2b211e', '#4a3226', '#6d4a30', '#9a6a3c', '#c99a5b', '#8a3f24', '#b9b4ae'],
  tan: ['#2b211e', '#1f1d24', '#3a2a22', '#4a3226'],
  dark: ['#2b211e', '#1f1d24', '#1f1d24', '#b9b4ae'],
};
const backgrounds = ['#dbe7f6', '#f6e3d8', '#e0eedd', '#efe1f2', '#f7ecca', '#d9eeee', '#f3dfe3', '#e4e4f4'];
const clothes = ['#2f4a6d', '#7a3b46', '#34604f', '#51466f', '#b9653d', '#3c3f46', '#efe9df', '#8799ab', '#c3a04a'];

/** Numbers below a bound, one after the other, that depend on the name alone. */
function drawnFrom(name: string): (below: number) => number {
  const bytes = createHash('sha256').update(name).digest();
  let at = 0;
  return (below) => (bytes[at++] ?? 0) % below;
}

const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

type Hair = (colour: string) => { behind?: string; before: string };
const cap = 'M80 112C70 62 98 40 129 40s59 20 48 72c-4-16-10-25-18-31-22 6-44 5-58 0-11 7-18 18-21 31Z';
const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

const styles: Record<Look, Hair[]> = {
  feminine: [
    // Long, parted in the middle.
    (c) => ({
      behind: fill('M74 112C66 56 96 36 128 36s62 20 54 76c-3 34 10 62 4 92-16 14-34 8-42 2h-32c-8 6-26 12-42-2-6-30 7-58 4-92Z', c),
      before: fill('M80 118C78 70 100 48 128 48s50 22 48 70c-8-24-24-42-48-56-24 14-40 32-48 56Z', c),
    }),
    // A bob with a fringe.
    (c) => ({
      behind: fill('M72 118C64 58 94 36 128 36s64 22 56 82l2 44c-14 12-30 8-36 2h-44c-6 6-22 10-36-2Z', c),
      before: fill('M80 104C80 62 102 46 128 46s48 16 48 58c-10-10-20-16-32-18-20 10-44 12-64 18Z', c),
    }),
    // A bun.
    (c) => ({ behind: `<circle cx="128" cy="34" r="23" fill="${c}"/>`, before: fill(cap, c) }),
    // Curls to the shoulders.
    (c) => {
      const at = [...'87 60 24,128 44 28,168 60 24,72 92 22,184 92 22,66 126 21,190 126 21,72 158 20,184 158 20'.split(',')];
      const circles = at.map((circle) => circle.split(' ')).map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`);
      return { behind: circles.join(''), before: fill('M82 104C82 66 104 50 128 50s46 16 46 54c-14-6-20-18-26-22-22 14-44 12-66 32Z', c) };
    },
    // Tied behind, swept aside.
    (c) => ({
      behind: fill('M160 60c34 8 42 60 30 110-10 6-20 4-26-2 10-34 8-74-12-96Z', c),
      before: fill('M80 114C72 62 98 40 130 40s56 22 47 74c-6-22-20-34-44-42-18 18-40 22-53 42Z', c),
    }),
  ],
  masculine: [
    (c) => ({ before: fill(cap, c) }),
    // Parted at the side.
    (c) => ({ before: fill('M81 110C74 66 92 42 132 40c36 0 52 28 44 70-4-14-8-22-14-28-26 2-46-4-58-16-6 14-18 24-23 44Z', c) }),
    // Curly on top.
    (c) => ({
      before: ['88 74 15', '104 58 17', '126 50 18', '148 56 17', '166 72 15', '84 92 10', '172 92 10']
        .map((circle) => circle.split(' '))
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
        .join(''),
    }),
    // Cut very short.
    (c) => ({ before: `<g opacity=".72">${fill('M81 104C78 66 100 50 128 50s50 16 47 54c-6-20-20-32-47-32s-41 12-47 32Z', c)}</g>` }),
    // Swept back.
    (c) => ({ before: fill('M82 100C76 52 104 34 134 36c30 2 48 26 41 64-8-18-22-26-44-27-20-1-38 8-49 27Z', c) }),
  ],
};

const beards = ['', '', 'M84 126c0 34 16 48 44 48s44-14 44-48c-6 12-14 17-24 18-8-5-32-5-40 0-10-1-18-6-24-18Z'];

const darker = (hex: string, by: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** 256 pixels square. */
export function faceOf(name: string, look: Look, tone: Tone): string {
  const draw = drawnFrom(name);
  const skin = pick(skins[tone], draw(skins[tone].length));
  const hair = pick(hairs[tone], draw(hairs[tone].length));
  const { behind = '', before } = pick(styles[look], draw(styles[look].length))(hair);
  const background = pick(backgrounds, draw(backgrounds.length));
  const cloth = pick(clothes, draw(clothes.length));
  const beard = look === 'masculine' ? pick(beards, draw(beards.length)) : '';
  const hasGlasses = draw(4) === 0;
  const shade = darker(skin, 0.86);
  const lip = look === 'feminine' ? darker(skin, 0.68) : darker(skin, 0.74);
  const brow = darker(hair, 0.75);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect width="256" height="256" fill="${background}"/>
${behind}
<path d="M30 262c0-52 46-66 98-66s98 14 98 66Z" fill="${cloth}"/>
<path d="M106 150h44v44c0 10-10 20-22 20s-22-10-22-20Z" fill="${shade}"/>
<path d="M96 198l32 28 32-28 14 8-46 44-46-44Z" fill="${darker(cloth, 0.82)}"/>
<ellipse cx="80" cy="118" rx="9" ry="13" fill="${shade}"/><ellipse cx="176" cy="118" rx="9" ry="13" fill="${shade}"/>
<path d="M81 104c0-34 20-50 47-50s47 16 47 50c0 44-20 72-47 72s-47-28-47-72Z" fill="${skin}"/>
${beard && fill(beard, darker(hair, 0.94))}
<path d="M101 97q9-6 18-1M137 96q9-5 18 1" stroke="${brow}" stroke-width="3.6" fill="none" stroke-linecap="round"/>
<ellipse cx="110" cy="112" rx="4.2" ry="5" fill="#2a2320"/><ellipse cx="146" cy="112" rx="4.2" ry="5" fill="#2a2320"/>
<path d="M128 116q-5 14 3 16" stroke="${shade}" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M113 149q15 ${10 + draw(5)} 30 0" stroke="${lip}" stroke-width="4.4" fill="none" stroke-linecap="round"/>
${before}
${hasGlasses ? '<g fill="none" stroke="#33302e" stroke-width="3.2"><rect x="95" y="101" width="30" height="23" rx="10"/><rect x="131" y="101" width="30" height="23" rx="10"/><path d="M125 110q3-3 6 0M95 109l-13-2M161 109l13-2"/></g>' : ''}
</svg>`;
}
