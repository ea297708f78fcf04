import { useStore } from 'ra-core';
import { lazy, Suspense, useEffect } from 'react';
import { ATAJOS } from './atajosKey';
import { saveForm } from './saveForm';

const AtajosDialog = lazy(() => import('./AtajosDialog'));

/** On every screen Ctrl+S saves the form, and ? shows all shortcuts. */
export default function Atajos() {
  const [isOpen, setIsOpen] = useStore(ATAJOS, false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
      const hasControl = ctrlKey || metaKey;
      const isSave = key.toLowerCase() === 's' && hasControl && !altKey && !shiftKey;
      // A key that is held down saves once.
      if (isSave && (repeat || saveForm())) event.preventDefault();
      if (key === '?' && !hasControl && !isTextInput(target)) setIsOpen(true);
    };
    window.addEventListener('keydown', listen);

    return () => window.removeEventListener('keydown', listen);
  }, [setIsOpen]);

  return <Suspense fallback={null}>{isOpen && <AtajosDialog onClose={() => setIsOpen(false)} />}</Suspense>;
}

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'));
