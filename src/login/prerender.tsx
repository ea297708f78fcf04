import { renderToString } from 'react-dom/server';
import { SignIn } from './SignIn';

const PLACE = '<!--sign-in-->';

const notYet = async () => undefined;

/** The sign-in paints and takes input before any script runs. */
export const prerender = (page: string): string => {
  if (!page.includes(PLACE)) throw new Error(`index.html holds no ${PLACE}`);
  const signIn = renderToString(<SignIn signIn={notYet} onSignedIn={notYet} />);

  return page.replace(PLACE, () => signIn);
};
