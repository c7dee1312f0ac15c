/** The mark of each company of the demonstration: what stands on its ground, 256 pixels square. */
type Logo = { ground: string; mark: string };

const line = (d: string, colour: string, width = 14): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

const logos: Record<string, Logo> = {
  'Helioscope Énergies': {
    ground: '#fff4d6',
    mark:
      solid('M68 160a60 60 0 0 1 120 0Z', '#f2a11b') +
      [-80, -40, 0, 40, 80].map((angle) => `<g transform="rotate(${angle} 128 160)">${line('M128 76v-20', '#f2a11b')}</g>`).join('') +
      line('M48 188h160', '#31597a'),
  },
  'Banque Valmont': {
    ground: '#16324f',
    mark: line('M64 84l64 100 64-100', '#e9d8a6', 20) + line('M96 76h64', '#e9d8a6', 12),
  },
  'Atelier Ferroviaire du Nord': {
    ground: '#e8eef2',
    mark: line('M96 60L64 200M160 60l32 140', '#b3322b', 16) + line('M90 92h76M82 132h92M72 172h112', '#3b4750', 12),
  },
  'Cabinet Orsini': {
    ground: '#f4efe9',
    mark: `<circle cx="128" cy="128" r="66" fill="none" stroke="#5b2a3c" stroke-width="12"/>${line('M100 156v-26M128 156v-60M156 156v-42', '#5b2a3c', 14)}`,
  },
  Distribéo: {
    ground: '#dff3ea',
    mark:
      line('M60 92h136l-16 76H76Z', '#17795a') +
      line('M96 92l18-36M160 92l-18-36', '#17795a') +
      '<circle cx="96" cy="200" r="12" fill="#f2a11b"/><circle cx="160" cy="200" r="12" fill="#f2a11b"/>',
  },
  'Groupe Castellane Assurances': {
    ground: '#e7ebfa',
    mark: solid('M128 48l68 26v54c0 44-30 70-68 82-38-12-68-38-68-82V74Z', '#3646a8') + line('M98 128l22 22 40-42', '#fff', 16),
  },
  'Laboratoires Pasquier': {
    ground: '#e3f4f8',
    mark:
      line('M104 56v56l-44 76a10 10 0 0 0 9 16h118a10 10 0 0 0 9-16l-44-76V56M92 56h72', '#0d7490', 12) +
      solid('M86 160h84l22 36H64Z', '#5cc2d6'),
  },
  'Mairie de Roquebrune': {
    ground: '#f8ece7',
    mark: solid('M128 48l84 48H44Z', '#a2492d') + line('M72 112v68M109 112v68M147 112v68M184 112v68M52 200h152', '#a2492d', 14),
  },
  'Naviris Logistique': {
    ground: '#0d2b45',
    mark:
      solid('M52 132h152l-22 44H76Z', '#fff') +
      solid('M84 84h40v36H84ZM132 100h40v20h-40Z', '#43b3d9') +
      line('M44 200q21-16 42 0t42 0 42 0 42 0', '#43b3d9', 10),
  },
  'Orbital Systems': {
    ground: '#1c1a33',
    mark:
      '<circle cx="128" cy="128" r="30" fill="#9d8cff"/>' +
      '<ellipse cx="128" cy="128" rx="84" ry="32" fill="none" stroke="#fff" stroke-width="9" transform="rotate(-28 128 128)"/>' +
      '<circle cx="202" cy="89" r="12" fill="#ffb86b"/>',
  },
  'Semences du Val': {
    ground: '#eaf4d9',
    mark:
      line('M128 204v-88', '#4d7a1f') +
      solid('M128 140c0-44 26-70 72-72 0 48-26 72-72 72Z', '#6fa52c') +
      solid('M128 168c0-36-22-58-62-60 0 40 22 60 62 60Z', '#8fc247'),
  },
  'Studio Lumen': {
    ground: '#f5f0ff',
    mark: solid('M128 52a56 56 0 0 1 30 103v17H98v-17a56 56 0 0 1 30-103Z', '#f4c430') + line('M104 192h48M112 212h32', '#4b3f72', 12),
  },
};

export const companiesWithLogo = Object.keys(logos);

export function logoOf(company: string): string {
  const { ground, mark } = logos[company] ?? { ground: '#fff', mark: '' };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>${mark}</svg>`;
}
