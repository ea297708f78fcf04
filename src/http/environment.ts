const withoutSlash = (address = '') => address.replace(/\/+$/, '');

/** Where the API is, without a slash at the end; '' is the app's own origin. Set when building. */
export const apiHost = withoutSlash(import.meta.env.VITE_API_HOST);

/** Where proofs are fetched from, without a slash at the end; '' is the app's own origin. Set when building. */
export const filesHost = withoutSlash(import.meta.env.VITE_FILES_HOST);
