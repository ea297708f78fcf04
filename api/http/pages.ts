import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { OperatorError } from '../process/operatorError';
import { securityHeaders } from './headers';

/**
 * Serves the built app. Only files that were there at the start are served, so no path leads out. Other paths are
 * screens of the app, unless they look like files.
 */
export const createPages = (folder: string, hsts = false): Hono => {
  const files = readPages(folder);
  const index = files.get('/index.html');
  if (!index) throw new OperatorError(`Falta la aplicación en ${folder}: ejecute npm run build.`);

  const pages = new Hono();
  pages.use(pageHeaders(index.bytes.toString(), hsts));
  pages.get('*', async (c) => {
    const { path } = c.req;
    // Its pages link relatively.
    if (files.has(`${path}/index.html`)) return c.redirect(`${path}/`);
    const file = files.get(path.replace(/\/$/, '/index.html')) ?? (looksLikeFile(path) ? undefined : index);
    if (!file) return c.text('No existe lo que busca', 404);

    c.header('Content-Type', file.type);
    c.header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', file.etag);
    c.header('Vary', 'Accept-Encoding');
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);

    const encoding = file.compressible ? chooseEncoding(c.req.header('accept-encoding')) : undefined;
    if (!encoding) return c.body(file.bytes);

    c.header('Content-Encoding', encoding);
    return c.body(await compressed(file, encoding));
  });

  return pages;
};

type Encoding = 'br' | 'gzip';
type Bytes = Buffer<ArrayBuffer>;

interface Page {
  bytes: Bytes;
  type: string;
  etag: string;
  /** Its name holds a hash. */
  immutable: boolean;
  compressible: boolean;
  compressed: Map<Encoding, Promise<Bytes>>;
}

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.json', 'application/json'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
]);

const readPages = (folder: string): Map<string, Page> => {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const paths = names
    .filter((name) => !name.endsWith(PACKED))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

  return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readPage(path)]));
};

/** Compressed by the build. */
const PACKED = '.br';

const readPage = (path: string): Page => {
  const bytes = readFileSync(path);
  const packed = existsSync(path + PACKED) ? readFileSync(path + PACKED) : undefined;

  return {
    bytes,
    type: TYPES.get(extname(path)) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    immutable: path.includes(`${sep}assets${sep}`),
    compressible: /\.(html|js|css|svg|json|txt|webmanifest)$/.test(path) && bytes.length > 1_000,
    compressed: new Map(packed && [['br', Promise.resolve(packed)]]),
  };
};

/** `.git/HEAD` and `nomina~` are no screens. */
const looksLikeFile = (path: string) => path.startsWith('/assets/') || /\/\.|~$|\.\w{1,12}$/.test(path);

const chooseEncoding = (accepted = ''): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!;\\s*q=0)`).test(accepted));

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compressed once, when first asked for. */
const compressed = ({ bytes, compressed: done }: Page, encoding: Encoding): Promise<Bytes> => {
  const result =
    done.get(encoding) ??
    (encoding === 'br'
      ? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : toGzip(bytes));
  done.set(encoding, result);

  return result;
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origin in a `<meta>` of the page. */
const originIn = (html: string, name: string): string[] => {
  const address = new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(html)?.[1];

  return address && URL.canParse(address) ? [new URL(address).origin] : [];
};

const pageHeaders = (html: string, hsts: boolean) => {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashSource(script));

  return securityHeaders(hsts, {
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // `npm run set-host` writes them.
      connectSrc: ["'self'", ...originIn(html, 'api-host')],
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
