import { useEffect, useRef, useState } from 'react';

/** A little before it is scrolled to. */
const AHEAD = '200px';

/** Whether an element has come into sight; once seen it stays so. */
export const useInView = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsInView(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  return [ref, isInView] as const;
};
