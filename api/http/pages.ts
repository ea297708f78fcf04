import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Settings } from '../process/env';
import { OperatorError } from '../process/operatorError';
import { securityHeaders } from './headers';
import { withNegocio } from './negocioPage';

type Policy = Partial<Pick<Settings, 'hsts' | 'connectSrc'>>;

/** A picture that the pages show. */
export interface Logo {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

interface Options extends Policy {
  /** The name of the business now; '' for none. */
  negocio?: () => string;
  logo?: Logo | undefined;
}

/** Serves the built app, precompressed or gzipped. Paths without a file extension get index.html. */
export const createPages = (
  root: string,
  { negocio = () => '', logo, ...policy }: Options = {},
): Hono => {
  const index = join(root, 'index.html');
  if (!existsSync(index)) throw new OperatorError(`Falta la aplicación en ${root}: ejecute npm run build.`);

  const files = serveStatic({ root, precompressed: true });
  const html = readFileSync(index, 'utf8');
  const plain = serveStatic({ root, precompressed: true, path: 'index.html' });
  const app: MiddlewareHandler = async (c, next) => {
    const shown = { negocio: negocio(), logo: logo ? LOGO : '' };

    return shown.negocio || shown.logo ? c.html(withNegocio(html, shown)) : plain(c, next);
  };

  const pages = new Hono();
  pages.use(wholeFiles);
  pages.use(pageHeaders(html, policy), compress(), keepAssets, etag());
  // Its pages link relatively.
  pages.get('/ayuda', (c) => c.redirect('/ayuda/'));
  if (logo) pages.get(LOGO, (c) => c.body(logo.bytes, 200, { 'Content-Type': logo.type }));
  pages.get(
    '*',
    (c, next) => (FILE.test(c.req.path) ? files : app)(c, next),
    (c) => c.text('No existe lo que busca', 404),
  );

  return pages;
};

const LOGO = '/logo';

/** A part of a file would need the version that `If-Range` names; these files are small. */
const wholeFiles: MiddlewareHandler = (c, next) => {
  c.req.raw.headers.delete('range');

  return next();
};

/** File names with a content hash are cached for good; everything else is revalidated. */
const keepAssets: MiddlewareHandler = async (c, next) => {
  await next();
  const isAsset = c.req.path.startsWith('/assets/') && c.res.status !== 404;
  c.header('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** Dotfiles and backups such as `.git/HEAD` and `nomina~` are not screens. */
const FILE = /^\/(assets|ayuda)\/|\/\.|~$|\.\w{1,12}$/;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originIn = (html: string, name: string): string[] => {
  const address = new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(html)?.[1];

  return address && URL.canParse(address) ? [new URL(address).origin] : [];
};

const pageHeaders = (html: string, { hsts = false, connectSrc = [] }: Policy) => {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashSource(script));

  return securityHeaders(hsts, {
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // `npm run set-host` writes them.
      connectSrc: ["'self'", ...originIn(html, 'api-host'), ...connectSrc],
      scriptSrc: ["'self'", ...inline],
      // Emotion inserts rules into an empty style element.
      styleSrc: ["'self'", hashSource('')],
      imgSrc: ["'self'", 'blob:', 'data:', ...originIn(html, 'proofs-base')],
      // write-excel-file packs long files in a worker.
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  });
};
