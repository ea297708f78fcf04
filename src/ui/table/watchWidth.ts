/** In px: browsers draw and scroll parts of a pixel. */
const NOTHING = 0.1;

/** Ref of a table: sets data-wide, data-more and --last-column on its scroller. Outside of React, so that no row renders. */
export const watchWidth = (table: HTMLTableElement | null) => {
  const scroller = table?.closest<HTMLElement>('[data-scroller]') ?? table?.parentElement;
  // jsdom has no layout to observe.
  if (!table || !scroller || !('ResizeObserver' in window)) return;

  const update = () => {
    // scrollWidth and clientWidth are rounded: a table that is wider by half a pixel would move the page.
    const edges = scroller.offsetWidth - scroller.clientWidth;
    const room = scroller.getBoundingClientRect().width - edges;
    const beyond = table.getBoundingClientRect().width - room;
    scroller.toggleAttribute('data-wide', beyond > NOTHING);
    scroller.toggleAttribute('data-more', beyond - scroller.scrollLeft > 1);
    const last = table.tHead?.rows[0]?.lastElementChild?.getBoundingClientRect();
    scroller.style.setProperty('--last-column', `${last?.width ?? 0}px`);
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
