import type { RestSection } from '../../contract/rest';
import type { Dialect } from './ResourceProvider';
import { restProvider } from './rest';

/**
 * Simple REST at another origin, such as 'https://gastos.example.com', which gets the token of the session. Our own API
 * renews the token. What only our own API answers is not asked.
 */
export const restOfHost =
  (section: RestSection, origin: string): Dialect =>
  ({ fetchJson }) => {
    const {
      getIds: _,
      getAlike: __,
      ...provider
    } = restProvider(section, {
      fetchJson: (path, options) => fetchJson(origin + path, options),
    });

    return provider;
  };
