/**
 * For a table's ref: marks the box that scrolls the table while the table is wider (data-wide) and while more of it lies
 * beyond the edge (data-more). Outside of React, so that no row is drawn again.
 */
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
