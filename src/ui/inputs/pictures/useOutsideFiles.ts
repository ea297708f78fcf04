import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';

/** Of several inputs on a page the last one is that of the dialog in front. */
const inputs: object[] = [];

/** Takes files that are dropped anywhere on the page, or pasted; true while some are held over it. */
export const useOutsideFiles = (take: (files: File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const takeNow = useEvent(take);

  useEffect(() => {
    const me = {};
    const isInFront = () => inputs.at(-1) === me;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Else the browser would leave the form and show the file in its place.
      event.preventDefault();
      setIsOver(isInFront());
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      over(event);
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && isInFront()) takeNow(files);
    };
    const paste = ({ clipboardData: held }: ClipboardEvent) => {
      // A spreadsheet copies its cells as a picture too: they are meant as text.
      if (!held || held.types.includes('text/plain') || held.files.length === 0) return;
      if (isInFront()) takeNow([...held.files]);
    };

    inputs.push(me);
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });

    return () => {
      ending.abort();
      inputs.splice(inputs.indexOf(me), 1);
    };
  }, [takeNow]);

  return isOver;
};
