import { renderToString } from 'react-dom/server';
import { SignIn } from './SignIn';

const PLACE = '<!--sign-in-->';

const notYet = async () => undefined;

/** Puts the sign-in into index.html: it paints and takes typing before any script runs. */
export const prerender = (page: string): string => {
  if (!page.includes(PLACE)) throw new Error(`index.html holds no ${PLACE}`);
  const signIn = renderToString(<SignIn signIn={notYet} onSignedIn={notYet} />);

  return page.replace(PLACE, () => signIn);
};
