import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ARRIVING } from '../features/search/destination';
import { controlIn } from '../ui/base/focus';

/** The focused part or one around it, and what follows it. */
interface Around {
  element: Element;
  next: Element | null;
  modal: Element | null;
}

/** In milliseconds. Browsers tell nobody that the focused part is gone; MUI's focus trap looks as often. */
const PAUSE = 50;

/** MUI's overlays and the picture viewer. */
const MODAL = '.MuiModal-root, .yarl__portal';
const OPEN_MODAL = '.MuiModal-root:not(.MuiModal-hidden), .yarl__portal';
/** Has the focus if nothing in the overlay has it. */
const EMPTY_MODAL = '.MuiModal-root > [tabindex="-1"], .MuiDialog-paper';
const EDGE = `${MODAL}, body, main, main > article, .head`;

/**
 * If the focused part is removed or disabled, work goes on at the nearest control that is left: the next step,
 * the row, or the one below it, else the page. A dialog opens on its first control.
 */
export const useKeptFocus = (main: RefObject<HTMLElement | null>) => {
  const { key, pathname, state } = useLocation();
  // Undefined if the user took the focus away: a click beside all controls.
  const trail = useRef<readonly Around[]>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useLayoutEffect(() => {
    if (trail.current) trail.current = [];
  }, [pathname]);
  // Before the effect of a form, which focuses its first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a key
  useLayoutEffect(() => {
    if (Object(state).arriving === ARRIVING.arriving) main.current?.focus({ preventScroll: true });
  }, [key]);

  useEffect(() => {
    let isPressed = false;
    let isWaiting = false;

    const goOn = (emptyModal?: Element) => {
      const modal = emptyModal?.closest(MODAL);
      isWaiting = false;
      for (const around of trail.current ?? []) {
        if (modal && around.modal !== modal) continue;
        isWaiting = isBusy(around.element);
        if (isWaiting || takesFocus(controlLeft(around))) return;
      }
      if (emptyModal) takesFocus(controlIn(emptyModal));
      else main.current?.focus({ preventScroll: true });
    };

    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const modal = target.closest(MODAL);
      if (!target.matches(EMPTY_MODAL)) {
        // After a dialog follows what it was opened from.
        const before = trail.current?.filter((around) => modal && around.modal !== modal) ?? [];
        trail.current = [...trailOf(target, modal), ...before];
      } else if (!isPressed) goOn(target);
    };
    const look = () => {
      const { activeElement: active, body } = document;
      if (isWaiting && active?.matches(EMPTY_MODAL)) return goOn(active);
      // An open dialog takes a lost focus back by itself.
      if ((active ?? body) === body && trail.current && !document.querySelector(OPEN_MODAL)) goOn();
    };
    const press = ({ target }: PointerEvent) => {
      isPressed = true;
      isWaiting = false;
      if (target instanceof Element && !target.closest(MODAL)) trail.current = undefined;
    };
    const release = () => {
      isPressed = false;
    };

    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // Not captured: MUI's focus trap remembers first where the focus came from.
    document.addEventListener('focusin', follow, { signal: listening.signal });
    document.addEventListener('pointerdown', press, options);
    for (const event of ['pointerup', 'pointercancel', 'keydown']) {
      document.addEventListener(event, release, options);
    }
    const timer = setInterval(look, PAUSE);

    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, [main]);
};

const trailOf = (target: Element, modal: Element | null): Around[] => {
  const trail: Around[] = [];
  let element: Element | null = target;
  while (element && !element.matches(EDGE)) {
    trail.push({ element, next: element.nextElementSibling, modal });
    element = element.parentElement;
  }

  return trail;
};

/** Its focus comes back. */
const isBusy = (element: Element) => element.isConnected && element.matches('[aria-busy="true"]');

const controlLeft = ({ element, next }: Around): HTMLElement | undefined => {
  if (element.isConnected) return controlIn(element);
  // The row below takes the place of one that is gone.
  return next?.isConnected && element.matches('tr, li') ? controlIn(next) : undefined;
};

/** A hidden element does not. On a touch screen an input would open the keyboard. */
const takesFocus = (control: HTMLElement | undefined): boolean => {
  const isTouch = window.matchMedia?.('(pointer: coarse)').matches;
  if (!control || (isTouch && control.matches('input, textarea'))) return false;
  control.focus();

  return document.activeElement === control;
};
