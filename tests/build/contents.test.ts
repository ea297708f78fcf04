import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);

      return { path, text: readFileSync(path, 'latin1') };
    });

const dist = filesIn('dist');
const build = filesIn('build');
const holding = (files: typeof dist, text: string | RegExp) =>
  files.filter((file) => file.text.search(text) !== -1).map(({ path }) => path);

describe('dist and build', () => {
  test('[S5] hold no source map', () => {
    const files = [...dist, ...build];

    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ path }) => path.endsWith('.map'))).toEqual([]);
    expect(holding(files, /\/[/*]# sourceMappingURL=/)).toEqual([]);
  });

  test.each([
    ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
    ['password in an address', /\b(postgres(ql)?|https?|s3):\/\/\w+:(?!clave@)\w+@/],
    ["cloud's key", /\b(AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[baprs]-\w{10,})/],
    ['test account', /clave-de-prueba|un secreto de prueba|testing-library|vitest/],
    ['path of the machine that built them', new RegExp(process.cwd().replaceAll('/', '\\/'))],
  ])('[S5] hold no %s', (_, text) => {
    expect(holding([...dist, ...build], text)).toEqual([]);
  });
});

describe('dist', () => {
  test('holds nothing but the page, its icons, its assets and the guide', () => {
    const paths = dist.map(({ path }) => path);

    expect(
      paths.filter(
        (path) =>
          !/^dist\/(index\.html|sw\.js|favicon\.svg|manifest\.webmanifest|[\w-]+\.png|assets\/[\w.-]+\.(m?js|css)|ayuda\/([\w-]+\.html|ayuda\.css|img\/[\w-]+\.png))(\.br)?$/.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  test('can be installed: each icon has the size its manifest states', async () => {
    const { icons, display } = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));
    expect(display).toBe('standalone');
    expect(icons.length).toBeGreaterThan(0);

    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(`dist${src}`).metadata();
      expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: 'png' });
    }
  });

  test.each(['demo-loteria', 'mockServiceWorker', 'setupWorker', 'argon2', 'JWT_SECRET', 'ListGuesser'])(
    '[S5] holds no %s',
    (text) => {
      expect(holding(dist, text)).toEqual([]);
    },
  );
});

describe('build', () => {
  test('[S5] holds the demo password only in the demo', () => {
    expect(holding(build, 'demo-loteria')).toEqual([expect.stringMatching(/^build\/seed-/)]);
  });

  test('[S4] lists its packages with licence and hash, the same in every run', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const bill = JSON.parse(readFileSync('build/sbom.cdx.json', 'utf8'));
    const listed: { name: string; hashes?: object[]; licenses?: object[] }[] = bill.components;
    const names = new Set(listed.map(({ name }) => name));

    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'loteria-admin' } },
    });
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    expect(['vite', 'vitest', 'msw', 'typescript'].filter((tool) => names.has(tool))).toEqual([]);
    expect(listed.filter(({ hashes }) => !hashes?.[0])).toEqual([]);
    // Its licence "BSD" is not an SPDX name; scripts/supply-chain.ts allows it.
    expect(listed.filter(({ licenses }) => !licenses?.[0]).map(({ name }) => name)).toEqual([
      'css-mediaquery',
    ]);
    expect(bill).not.toHaveProperty('serialNumber');
    expect(bill.metadata).not.toHaveProperty('timestamp');
  });
});

const readProgram = (file: string) => readFileSync(join('build', file), 'utf8');

/** A program and its static imports, but not its `import()`s. */
const loadedBy = (program: string): string[] => {
  const found = new Set([program]);
  for (const file of found) {
    for (const [, target = ''] of readProgram(file).matchAll(/\b(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
      found.add(normalize(join(file, '..', target)));
    }
  }

  return [...found];
};

test.each(['server.js', 'createAdmin.js', 'backup.js', 'restore.js'])(
  '[S5] %s loads no demo password by default',
  (program) => {
    const loaded = loadedBy(program);

    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((file) => readProgram(file).includes('demo-loteria'))).toEqual([]);
  },
);

test('the server loads the picture library only with the first picture', () => {
  const loaded = loadedBy('server.js').map(readProgram);

  expect(loaded.filter((code) => /\b(from|import)\s*"sharp"/.test(code))).toEqual([]);
  expect(holding(build, /\bimport\("sharp"\)/).length > 0).toBe(true);
});
