import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** MUI's dialogs, drawers and menus, and the viewer of pictures. */
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
 * Back closes what Escape closes. While something lies over the page, the history holds a second entry of the page, which
 * the router takes for the same page; an entry that is not needed any more is skipped.
 */
export const useBackCloses = () => {
  const location = useLocation();
  const way = useNavigationType();
  const before = useRef(entry());

  // onPop notes a POP, after it has compared both entries.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location has an entry of its own
  useEffect(() => {
    if (way !== 'POP') before.current = entry();
  }, [location, way]);

  useEffect(() => {
    let isPassing = false;
    const observer = new MutationObserver(() => arrange());

    const arrange = () => {
      // A kept modal is hidden when it is closed.
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
        // It may still be open.
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
  (overlay.querySelector(VIEWER) ?? overlay).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
