import { Skeleton } from '@mantine/core';
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './pdf-page.module.css';

GlobalWorkerOptions.workerSrc = worker;
/** Sharp on dense screens, without drawing more than a page needs. */
const width = 900;

/** Draws the pages of a PDF, the first alone unless all are wanted. Nothing in the file is run. */
export default function PdfPage({ address, label, isWhole = false }: { address: string; label: string; isWhole?: boolean }) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  useEffect(() => {
    let isOver = false;
    const task = getDocument({ url: address, isEvalSupported: false, useWasm: false, enableXfa: false, withCredentials: true });
    const draw = async () => {
      const pdf = await task.promise;
      const canvases: HTMLCanvasElement[] = [];
      for (let number = 1; number <= (isWhole ? Math.min(pdf.numPages, 50) : 1); number += 1) {
        const page = await pdf.getPage(number);
        const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
        const canvas = document.createElement('canvas');
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        await page.render({ canvas, viewport }).promise;
        canvases.push(canvas);
      }
      if (isOver) return;
      frame.current?.replaceChildren(...canvases);
      setState('drawn');
    };
    draw().catch(() => !isOver && setState('failed'));
    return () => {
      isOver = true;
      void task.destroy();
    };
  }, [address, isWhole]);
  return (
    <>
      <div ref={frame} role="img" aria-label={label} className={classes.pages} data-state={state} />
      {state === 'drawing' && <Skeleton height={280} />}
      {state === 'failed' && <p className={classes.failed}>{t('common.cannotShow')}</p>}
    </>
  );
}
