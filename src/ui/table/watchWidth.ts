import { STAYS } from '../theme/tableStyle';

/** In px: browsers draw and scroll parts of a pixel. */
const NOTHING = 0.1;

/** Ref of a table: sets data-wide, data-more, --last-column and the parts of amounts to cover on its scroller. Outside of React, so that no row renders. */
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
    for (const [name, width] of coversOf(table, scroller)) scroller.style.setProperty(name, `${width}px`);
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

/** In px, for a text that goes on below a column that stays. */
const FADE = 16;

/** An amount of which a part is covered would be read as a smaller one. The widths for stickyStyle, in px. */
const coversOf = ({ tHead }: HTMLTableElement, scroller: HTMLElement) => {
  const stays = STAYS[scroller.matches('[data-scroller]') ? 'sheet' : 'list'];
  const columns = [...(tHead?.rows[0]?.cells ?? [])].map((head) => ({
    box: head.getBoundingClientRect(),
    isAmount: head.matches('.MuiTableCell-alignRight'),
    side: (['left', 'right'] as const).find((side) => head.matches(stays[side])),
  }));
  const edges = {
    left: Math.max(...columns.filter(({ side }) => side === 'left').map(({ box }) => box.right)),
    right: Math.min(...columns.filter(({ side }) => side === 'right').map(({ box }) => box.left)),
  };

  return (['left', 'right'] as const).flatMap((side): [string, number][] => {
    const edge = edges[side];
    const crossing = columns.find((one) => !one.side && one.box.left < edge && edge < one.box.right);
    const seen = crossing ? Math.abs(crossing.box[OTHER[side]] - edge) : 0;

    return [
      [`--hidden-${side}`, crossing?.isAmount ? seen : 0],
      [`--faded-${side}`, crossing && !crossing.isAmount ? Math.min(seen, FADE) : 0],
    ];
  });
};

const OTHER = { left: 'right', right: 'left' } as const;
