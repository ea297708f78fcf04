import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPages } from '../../../api/http/pages';
import { openFolder } from '../../support/api/folders';

const INLINE = "document.title = 'hola';";
const INDEX = `<!doctype html><script>${INLINE}</script><script type="module" src="/assets/a-1.js"></script>`;
const SCRIPT = 'console.log(1);'.repeat(100);

const folder = openFolder();
let pages: Hono;

beforeAll(() => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'dist', 'ayuda'));
  const files = {
    'dist/index.html': INDEX,
    'dist/favicon.svg': '<svg/>',
    'dist/ayuda/index.html': 'the guide',
    'dist/assets/a-1.js': SCRIPT,
    'dist/assets/b-1.js': SCRIPT,
    'secret.txt': 'secret',
    'dist/assets/b-1.js.br': brotliCompressSync('as the build packed it'),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  pages = createPages(join(folder, 'dist'));
});

const get = (path: string, headers: Record<string, string> = {}) => pages.request(path, { headers });

describe('the built app', () => {
  test.each(['/', '/auth', '/auth/nomina/planilla/7', '/cualquiera'])(
    'serves the app at %s',
    async (path) => {
      const answer = await get(path);

      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toBe(INDEX);
    },
  );

  test('serves the first page of the guide with or without its name', async () => {
    for (const path of ['/ayuda/', '/ayuda/index.html']) {
      expect(await (await get(path)).text()).toBe('the guide');
    }
    const { status, headers } = await get('/ayuda');
    expect([status, headers.get('location')]).toEqual([302, '/ayuda/']);
  });

  test('lets browsers cache files with a hash in their name for ever', async () => {
    const answer = await get('/assets/a-1.js');

    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test('does not send a cached file again', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';

    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each<Record<string, string>>([
    { 'if-range': '"another version"' },
    { 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' },
    {},
  ])('[N11] answers the whole file to a part that was asked for with %j', async (headers) => {
    for (const path of ['/', '/assets/a-1.js', '/favicon.svg']) {
      const whole = await get(path);
      const part = await get(path, { range: 'bytes=2-3', ...headers });

      expect(part.status).toBe(200);
      expect(part.headers.get('etag')).toBe(whole.headers.get('etag'));
      expect(await part.text()).toBe(await whole.text());
    }
  });

  test.each([
    { accepted: 'gzip', encoding: 'gzip', read: gunzipSync },
    { accepted: 'br;q=0, gzip', encoding: 'gzip', read: gunzipSync },
    { accepted: 'identity', encoding: null, read: (bytes: Buffer) => bytes },
  ])(
    'sends a script to a browser that accepts $accepted as $encoding',
    async ({ accepted, encoding, read }) => {
      const answer = await get('/assets/a-1.js', { 'accept-encoding': accepted });

      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(read(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SCRIPT);
    },
  );

  test('sends files that the build has compressed unchanged', async () => {
    const answer = await get('/assets/b-1.js', { 'accept-encoding': 'gzip, deflate, br' });

    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(
      'as the build packed it',
    );
    expect(await (await get('/assets/b-1.js')).text()).toBe(SCRIPT);
  });

  test('answers 404 for a missing file, not the app', async () => {
    const missing = ['/assets/a-2.js', '/assets/', '/robots.txt', '/.env', '/auth/x.map', '/.git/HEAD'];

    for (const path of [...missing, '/auth/nomina~']) expect((await get(path)).status).toBe(404);
  });

  test('serves nothing outside its folder', async () => {
    const paths = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/....//secret.txt',
      '/..\\secret.txt',
      '/%00/secret.txt',
      '//secret.txt',
    ];

    for (const path of paths) expect(await (await get(path)).text()).not.toContain('secret');
  });

  test('[F18] allows only its own scripts and styles, and inline only the scripts of the page', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(INLINE).digest('base64');
    const hashOfNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "connect-src 'self'",
      `script-src 'self' 'sha256-${hash}'`,
      `style-src 'self' 'sha256-${hashOfNothing}'`,
      "img-src 'self' blob: data:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
  });

  test('allows calls and proofs only to the hosts that the page and CONNECT_SRC name', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const meta = (name: string, address: string) => `<meta name="${name}" content="${address}" />`;
    const page = `${meta('api-host', 'https://api.example.com/base')}${meta('proofs-base', 'https://cdn.example.com')}`;
    writeFileSync(join(other, 'index.html'), page);
    const connectSrc = ['https://gastos.example.com'];
    const { headers } = await createPages(other, { connectSrc }).request('/');

    expect(headers.get('content-security-policy')?.split('; ')).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://api.example.com https://gastos.example.com",
        "img-src 'self' blob: data: https://cdn.example.com",
      ]),
    );
  });

  test('refuses a folder without the app in one line', () => {
    expect(() => createPages(folder)).toThrow(`Falta la aplicación en ${folder}: ejecute npm run build.`);
  });
});

describe('the name of the business', () => {
  const PAGE = `<meta name="negocio" content="" /><meta name="logo" content="" /><title>Lotería Admin</title>
    <script>${INLINE}</script><svg class="mark"><path d="m1 1"/></svg><h1>Lotería Admin</h1>`;
  const LOGO = { bytes: new Uint8Array([0x89, 0x50]), type: 'image/png' };
  const open = (options: Parameters<typeof createPages>[1]) => {
    const named = openFolder();
    writeFileSync(join(named, 'index.html'), PAGE);

    return createPages(named, options);
  };

  test('[Y6] stands in title, sign-in and page as it is now, as text', async () => {
    let nombre = '';
    const own = open({ negocio: () => nombre });
    const read = async () => (await own.request('/auth/dashboard')).text();
    expect(await read()).toBe(PAGE);

    nombre = '<b>Suerte & "Fe"</b>';
    const text = '&#60;b&#62;Suerte &#38; &#34;Fe&#34;&#60;/b&#62;';
    expect(await read()).toBe(
      PAGE.replaceAll('Lotería Admin', text).replace('"negocio" content=""', `"negocio" content="${text}"`),
    );
    nombre = '$& otra';
    expect(await read()).toContain('<h1>$&#38; otra</h1>');
  });

  test('[Y6] its page is revalidated, is another one after a change, and has the same policy', async () => {
    let nombre = 'Suerte';
    const own = open({ negocio: () => nombre });
    const plain = await open({}).request('/');
    const first = await own.request('/');
    const etag = first.headers.get('etag') ?? '';
    const again = () => own.request('/', { headers: { 'if-none-match': etag } });

    for (const name of ['content-security-policy', 'cache-control']) {
      expect(first.headers.get(name)).toBe(plain.headers.get(name));
    }
    expect(first.headers.get('content-type')?.toLowerCase()).toBe('text/html; charset=utf-8');
    expect((await again()).status).toBe(304);
    nombre = 'Fortuna';
    expect((await again()).status).toBe(200);
  });

  test('[Y6] its picture takes the place of the mark, and has an address only if there is one', async () => {
    const page = await (await open({ logo: LOGO }).request('/')).text();
    expect(page).toContain('<meta name="logo" content="/logo" />');
    expect(page).toContain('<img class="mark" src="/logo" width="48" height="48" alt=""/><h1>Lotería Admin</h1>');
    expect(page).not.toContain('<svg');

    const picture = await open({ logo: LOGO }).request('/logo');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(LOGO.bytes);
    expect(await (await open({}).request('/logo')).text()).toBe(PAGE);
  });
});
