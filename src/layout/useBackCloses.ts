import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** MUI's overlays and the picture viewer. */
const MODALS = 'body > .MuiModal-root';
const OVERLAYS = `${MODALS}:not(.MuiModal-hidden, [data-keeps-history]), body > .yarl__portal`;

/** `idx` is the router's number of the page. `isSecond` marks the entry of an open overlay. */
interface Entry {
  idx?: number;
  isSecond?: boolean;
}

/**
 * Back closes an open overlay: on a phone it is the usual way, and otherwise it would leave the page with its input.
 * An overlay adds a history entry, which is skipped once it is closed. MUI has no event for an opened overlay.
 */
export const useBackCloses = () => {
  const location = useLocation();
  const way = useNavigationType();
  const before = useRef(entry());

  // For a POP, onPop updates `before` after comparing both entries.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location has an entry of its own
  useEffect(() => {
    if (way !== 'POP') before.current = entry();
  }, [location, way]);

  useEffect(() => {
    let isPassing = false;
    const observer = new MutationObserver(() => arrange());

    /** The router's listener comes before onPop and may draw something. */
    const isGoingBack = () => before.current.isSecond && before.current.idx === entry().idx;

    const arrange = () => {
      // A modal that stays mounted only gets a class when it closes.
      for (const modal of document.querySelectorAll(MODALS)) {
        observer.observe(modal, { attributes: true, attributeFilter: ['class'] });
      }
      if (!topOverlay() || entry().isSecond || isGoingBack()) return;
      history.pushState({ ...history.state, isSecond: true }, '');
      before.current = entry();
    };

    const onPop = () => {
      const now = entry();
      const isSamePage = now.idx !== undefined && now.idx === before.current.idx;
      const wasPassing = isPassing;
      before.current = now;
      isPassing = false;
      if (wasPassing) return;

      if (now.isSecond && !isSamePage) {
        isPassing = true;
        history.back();
      } else if (isSamePage && !now.isSecond) {
        const overlay = topOverlay();
        if (!overlay) return history.back();
        pressEscape(overlay);
        // The overlay may refuse to close.
        arrange();
      }
    };

    observer.observe(document.body, { childList: true });
    arrange();
    addEventListener('popstate', onPop);

    return () => {
      observer.disconnect();
      removeEventListener('popstate', onPop);
    };
  }, []);
};

const entry = (): Entry => Object(history.state);

const topOverlay = (): Element | undefined => [...document.querySelectorAll(OVERLAYS)].at(-1);

const pressEscape = (overlay: Element) =>
  (overlay.querySelector('.yarl__container') ?? overlay).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
