/** The name of the `<meta>` for each host. */
const METAS = { api: 'api-host', proofs: 'proofs-base' };

const tag = (name) => new RegExp(`<meta name="${name}" content="([^"]*)"`);

/** Returns the error in an address, or undefined. '' is the origin of the page itself. */
const faultOf = (address) => {
  if (address === '') return undefined;
  if (!URL.canParse(address)) return 'is no address: write it as https://api.example.com';
  const { protocol, username, search, hash } = new URL(address);
  if (!/^https?:$/.test(protocol)) return 'must begin with https:// or http://';
  if (username || search || hash) return 'must hold no user, question mark or #';
  if (/["<>\s]/.test(address)) return 'holds signs that an address cannot';
};

/**
 * Replaces hosts in the page; undefined leaves one unchanged.
 * @type {(html: string, hosts: { api?: string; proofs?: string }) => string}
 */
export const withHosts = (html, hosts) =>
  Object.entries(METAS).reduce((page, [key, name]) => {
    const address = hosts[key];
    if (address === undefined) return page;
    const fault = faultOf(address);
    if (fault) throw new Error(`${address} ${fault}`);
    if (!tag(name).test(page)) throw new Error(`the page has no <meta name="${name}">: build it again`);

    return page.replace(tag(name), `<meta name="${name}" content="${address.replace(/\/+$/, '')}"`);
  }, html);
