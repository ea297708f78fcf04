/** Set by `npm run set-host` or the build; '' is the app's own origin. */
const saidInPage = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.replace(/\/+$/, '') ?? '';

export const apiHost = saidInPage('api-host');

export const filesHost = saidInPage('proofs-base');
