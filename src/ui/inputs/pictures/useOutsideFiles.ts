import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';

/** The inputs on the page; the last one is that of the dialog in front. */
const inputs: object[] = [];

/** Takes files that are dropped anywhere on the page, or pasted; true while some are held over it. */
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
      // Otherwise the browser would show the file in place of the form.
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
      // A spreadsheet copies its cells as a picture too: they are meant as text.
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
