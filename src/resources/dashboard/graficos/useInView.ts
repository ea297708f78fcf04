import { useEffect, useRef, useState } from 'react';

/** A little before it is scrolled to. */
const AHEAD = '200px';

/** Not in Safari, where the next moment has to do. */
const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work);
};

/** Whether an element has come into sight; once seen it stays so. It is told when nothing else is to be done. */
export const useInView = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        whenIdle(() => setIsInView(true));
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  return [ref, isInView] as const;
};
