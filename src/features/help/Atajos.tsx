import { useStore } from 'ra-core';
import { lazy, Suspense, useEffect } from 'react';
import { saveForm } from './saveForm';
import { ATAJOS } from './shortcuts';

const AtajosDialog = lazy(() => import('./AtajosDialog'));

/** On every screen Ctrl+S saves, and ? shows all keys. */
export default function Atajos() {
  const [isOpen, setIsOpen] = useStore(ATAJOS, false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      // Held down it saves once.
      if (isSave(event) && (event.repeat || saveForm())) event.preventDefault();
      if (isHelp(event)) setIsOpen(true);
    };
    window.addEventListener('keydown', listen);

    return () => window.removeEventListener('keydown', listen);
  }, [setIsOpen]);

  return <Suspense fallback={null}>{isOpen && <AtajosDialog onClose={() => setIsOpen(false)} />}</Suspense>;
}

const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isHelp = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !isWritten(target);

/** Whether a sign is part of a text there. */
const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'));
