import { saveFile } from '../core/save-file.ts';

export const downloadCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));

const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor'];

/** A chart as it stands on the screen, with its title, twice as fine: what its styles say is written into each of its parts first. */
export async function downloadPicture(name: string, title: string, chart: SVGSVGElement): Promise<void> {
  const [width, height] = [chart.clientWidth, chart.clientHeight];
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const [parts, copies] = [chart.querySelectorAll('*'), copy.querySelectorAll('*')];
  for (const [at, part] of parts.entries()) {
    const style = getComputedStyle(part);
    for (const one of drawn) copies[at]?.setAttribute(one, style.getPropertyValue(one));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const [margin, head] = [24, 40];
  const canvas = Object.assign(document.createElement('canvas'), {
    width: (width + 2 * margin) * 2,
    height: (height + head + 2 * margin) * 2,
  });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const page = getComputedStyle(document.documentElement);
  pen.scale(2, 2);
  pen.fillStyle = page.getPropertyValue('--jalon-surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = page.getPropertyValue('--jalon-text');
  pen.font = `600 16px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(title, margin, margin + 14);
  pen.drawImage(picture, margin, margin + head, width, height);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (content) saveFile(`${name}.png`, content);
}
