import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** MUI's dialogs, drawers and menus, and the viewer of pictures: all hang below the body. */
const MODALS = 'body > .MuiModal-root';
const OVERLAYS = `${MODALS}:not(.MuiModal-hidden, [data-keeps-history]), body > .yarl__portal`;
const VIEWER = '.yarl__container';

/** The router numbers its pages; a link to a part of the page makes an entry without. */
interface Entry {
  idx?: number;
  /** The second entry of its page. */
  isSecond?: boolean;
}

/**
 * What Escape closes, Back closes too: a phone has the one, a desk the other. While something lies over the page a second
 * entry of the page stands in the history, so that Back never leaves it from there; one that is not needed any more is
 * passed over. The router takes both for the same page.
 */
export const useBackCloses = () => {
  const location = useLocation();
  const way = useNavigationType();
  const before = useRef(entry());

  // Where Back or Forward led is noted below, once it is known from where.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location has an entry of its own
  useEffect(() => {
    if (way !== 'POP') before.current = entry();
  }, [location, way]);

  useEffect(() => {
    let isPassing = false;
    const observer = new MutationObserver(() => arrange());

    const arrange = () => {
      // Some stay in the page, hidden, when they are closed.
      for (const modal of document.querySelectorAll(MODALS)) {
        observer.observe(modal, { attributes: true, attributeFilter: ['class'] });
      }
      if (!topOverlay() || entry().isSecond) return;
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
        // It may have refused, or asked.
        arrange();
      }
    };

    observer.observe(document.body, { childList: true });
    // What was opened before this was loaded.
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
  (overlay.querySelector(VIEWER) ?? overlay).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
