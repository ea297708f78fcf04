import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';

/** The last one belongs to the front dialog. */
const inputs: object[] = [];

/** Takes dropped and pasted files of the whole page. True while files are dragged over it. */
export const useOutsideFiles = (take: (files: File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const takeNow = useEvent((files?: FileList) => {
    if (files?.length) take([...files]);
  });

  useEffect(() => {
    const me = {};
    const isInFront = () => inputs.at(-1) === me;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // By default the browser opens the file.
      event.preventDefault();
      setIsOver(isInFront());
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      over(event);
      setIsOver(false);
      if (isInFront()) takeNow(event.dataTransfer?.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      // Spreadsheets also copy their cells as a picture; the text is meant.
      if (isInFront() && !clipboardData?.types.includes('text/plain')) takeNow(clipboardData?.files);
    };

    inputs.push(me);
    const listening = new AbortController();
    window.addEventListener('dragover', over, listening);
    window.addEventListener('dragleave', leave, listening);
    window.addEventListener('drop', drop, listening);
    window.addEventListener('paste', paste, listening);

    return () => {
      listening.abort();
      inputs.splice(inputs.indexOf(me), 1);
    };
  }, [takeNow]);

  return isOver;
};
