import { fetchJson, http, session } from '../../http/browser';
import { sections } from '../../resources';
import { AppRouter } from './AppRouter';
import { createProviders } from './providers';

const providers = createProviders({ session, http, fetchJson }, sections);

// A page of its own, so that nothing of this user stays in memory.
const goToSignIn = () => window.location.replace('/');

/** What stands behind the sign-in, over this tab's session. */
export default function App() {
  return <AppRouter providers={providers} onLeave={goToSignIn} />;
}
