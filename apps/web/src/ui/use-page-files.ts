import { useEffect, useRef } from 'react';

/** A file that is dropped or pasted on the page, where no field of its own has taken it. */
export function usePageFiles(isOn: boolean, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    if (!isOn) return;
    const take = (list: FileList | undefined) => {
      const [file] = list ?? [];
      if (file) latest.current(file);
    };
    // Without it a browser would leave the page to open the file.
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData?.files);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [isOn]);
}
