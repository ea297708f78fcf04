/** What `npm run set-host`, or the build, has put into the page; without a slash at the end, '' is the app's own origin. */
const saidInPage = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.replace(/\/+$/, '') ?? '';

/** Where the API is. */
export const apiHost = saidInPage('api-host');

/** Where proofs are fetched from. */
export const filesHost = saidInPage('proofs-base');
