/** Of the letters of French, those that the plain encoding of PDF has. */
const escaped = (text: string): string =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .replaceAll('€', 'EUR');
const columns = 32;
const [side, leading] = [226, 13];

/** "Total TTC                46,20": both ends of a line of the till. */
export const twoEnds = (start: string, end: string): string => start + end.padStart(columns - start.length);

/** A receipt of a till: a narrow page of typewritten lines, the first in the middle as its title. */
export function receiptPdf(lines: readonly string[]): Buffer {
  const height = lines.length * leading + 56;
  const shown = lines.map((line, at) => {
    const size = at === 0 ? 12 : 9;
    const x = at === 0 ? (side - line.length * size * 0.6) / 2 : 26;
    return `BT /F${at === 0 ? 2 : 1} ${size} Tf ${x.toFixed(1)} ${height - 34 - at * leading} Td (${escaped(line)}) Tj ET`;
  });
  const stream = shown.join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font('Courier'),
    font('Courier-Bold'),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
