import { lazy, Suspense, useEffect, useState } from 'react';
import { useBackCloses } from '../useBackCloses';
import { saveForm } from './saveForm';

const AtajosDialog = lazy(() => import('./AtajosDialog'));

/** What holds on every screen, beside the key of "Ir a…": Ctrl+S saves, ? shows all keys, Back closes what is open. */
export default function Atajos() {
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      // Held down it saves once.
      if (isSave(event) && (event.repeat || saveForm())) event.preventDefault();
      if (isHelp(event)) setIsOpen(true);
    };
    window.addEventListener('keydown', listen);

    return () => window.removeEventListener('keydown', listen);
  }, []);

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
