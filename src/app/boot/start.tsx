import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import App from './App';

/** Puts the whole program in the place of the sign-in. */
export const start = (container: HTMLElement) => {
  flushSync(() => createRoot(container).render(<App />));
};
