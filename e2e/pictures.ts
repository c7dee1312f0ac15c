import type { Page } from '@playwright/test';

type File = { name: string; mimeType: string; buffer: Buffer };

/** A few pixels, drawn by the browser itself. */
export async function drawPicture(page: Page): Promise<File> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 48);
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 64, 48);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

/** Chooses a file as a person does: by the button. */
export async function sendFile(page: Page, button: string, file: File): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
}
