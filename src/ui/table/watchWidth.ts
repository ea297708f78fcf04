/** Ref of a table: sets data-wide and data-more on its scroller. Outside of React, so that no row renders. */
export const watchWidth = (table: HTMLTableElement | null) => {
  const scroller = table?.closest('[data-scroller]') ?? table?.parentElement;
  // jsdom has no layout to observe.
  if (!table || !scroller || !('ResizeObserver' in window)) return;

  const update = () => {
    const { scrollWidth, clientWidth, scrollLeft } = scroller;
    const beyond = scrollWidth - clientWidth;
    scroller.toggleAttribute('data-wide', beyond > 1);
    scroller.toggleAttribute('data-more', beyond - scrollLeft > 1);
  };
  const observer = new ResizeObserver(update);
  observer.observe(table);
  observer.observe(scroller);
  scroller.addEventListener('scroll', update, { passive: true });

  return () => {
    observer.disconnect();
    scroller.removeEventListener('scroll', update);
  };
};
