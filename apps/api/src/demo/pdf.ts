/** Of the letters of French, those that the plain encoding of PDF has. */
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&').replaceAll('’', "'");

/** A page with some lines of text, the first as its title. Enough to be looked at; real ones are made elsewhere. */
export function demoPdf(lines: readonly string[], trailer = ''): Buffer {
  const shown = lines.map((line, at) => `/F1 ${at === 0 ? 22 : 13} Tf 60 ${at === 0 ? 740 : 700 - at * 24} Td (${escaped(line)}) Tj`);
  const stream = shown.map((line) => `BT ${line} ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
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
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
