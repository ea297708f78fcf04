import { describe, expect, test } from 'vitest';
import { parseEnv } from '../../../api/process/env';

const secret = '0f4a92c7d15be836a07cf21958de43b6';
const databaseUrl = 'postgresql://ana:clave@servidor/base';

describe('the environment', () => {
  test('may be empty', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      demo: false,
      trustProxy: [],
      hosts: [],
      hsts: false,
      connectSrc: [],
      tellsCauses: false,
      dailyLimit: { pictures: 200, megabytes: 500 },
      limits: {},
    });
  });

  test('an empty value counts as not set', () => {
    const empty = { PORT: '', HOST: ' ', DATA_DIR: '', DATABASE_URL: '', JWT_SECRET: '', DEMO: '' };

    expect(parseEnv(empty)).toEqual(parseEnv({}));
  });

  test('accepts all settings', () => {
    expect(
      parseEnv({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/loteria',
        DATABASE_URL: databaseUrl,
        JWT_SECRET: secret,
        DEMO: '1',
        TRUST_PROXY: 'loopback, 10.0.0.7',
        HOSTS: 'Loteria.Example.com, 192.168.0.7 ::1',
        HSTS: '1',
        CONNECT_SRC: 'https://gastos.example.com/, http://127.0.0.1:3001',
        NEGOCIO: ' Suerte Guayas ',
        NEGOCIO_LOGO: '/srv/logo.png',
        CLOCK_IS_RIGHT: '2026-01-31',
        UPLOAD_PICTURES_PER_DAY: '20',
        UPLOAD_MB_PER_DAY: '50',
        LIMITE_GASTO: '1000',
        LIMITE_PREMIO: '500',
        METRICS_PORT: '9464',
        BACKUP_DIR: '/srv/respaldos',
        BACKUP_KEEP: '30',
        S3_BUCKET: 'comprobantes',
        S3_ENDPOINT: 'https://s3.example.com',
        S3_REGION: 'eu-west-1',
        S3_FORCE_PATH_STYLE: 'sí',
        AWS_ACCESS_KEY_ID: 'clave',
        AWS_SECRET_ACCESS_KEY: 'secreta',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/loteria',
      databaseUrl,
      jwtSecret: secret,
      demo: true,
      trustProxy: ['loopback', '10.0.0.7'],
      hosts: ['loteria.example.com', '192.168.0.7', '[::1]'],
      hsts: true,
      connectSrc: ['https://gastos.example.com', 'http://127.0.0.1:3001'],
      negocio: 'Suerte Guayas',
      logo: '/srv/logo.png',
      tellsCauses: false,
      clockIsRightOn: '2026-01-31',
      dailyLimit: { pictures: 20, megabytes: 50 },
      limits: { gastos: 100_000, premios: 50_000 },
      metricsPort: 9464,
      backup: { folder: '/srv/respaldos', keep: 30 },
      s3: {
        bucket: 'comprobantes',
        endpoint: 'https://s3.example.com',
        region: 'eu-west-1',
        accessKey: 'clave',
        secretKey: 'secreta',
        pathStyle: true,
      },
    });
  });

  test.each(['1', 'true', 'yes', 'si', 'sí', 'SÍ', 'si\u0301', 'True'])('DEMO=%s means yes', (DEMO) => {
    expect(parseEnv({ DEMO, HOST: '0.0.0.0' }).demo).toBe(true);
  });

  test.each(['0', 'false', 'no', 'NO'])('DEMO=%s means no', (DEMO) => {
    expect(parseEnv({ DEMO }).demo).toBe(false);
  });

  test.each([
    { env: {}, demo: true },
    { env: { HOST: 'localhost' }, demo: true },
    { env: { HOST: '::1' }, demo: true },
    { env: { HOST: '0.0.0.0' }, demo: false },
    { env: { HOST: '127.0.0.1.example.com' }, demo: false },
    { env: { DATABASE_URL: databaseUrl, JWT_SECRET: secret }, demo: false },
    { env: { NODE_ENV: 'production' }, demo: false },
  ])('demo data with $env, as in npm start and npm run dev: $demo', ({ env, demo }) => {
    expect(parseEnv({ ...env, DEMO: 'local' }).demo).toBe(demo);
  });

  test('a secret of 32 characters of 8 kinds is enough', () => {
    const JWT_SECRET = 'abcdefgh'.repeat(4);

    expect(parseEnv({ JWT_SECRET })).toMatchObject({ jwtSecret: JWT_SECRET });
  });

  test('production has demo data only on explicit request', () => {
    expect(parseEnv({ NODE_ENV: 'production', DEMO: 'yes' }).demo).toBe(true);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT debe ser un número de 0 a 65535, no «abc».'],
    [{ PORT: '65536' }, 'PORT debe ser un número de 0 a 65535, no «65536».'],
    [
      { BACKUP_DIR: '/srv', BACKUP_KEEP: '0' },
      'BACKUP_KEEP debe ser un número entero de 1 a 9999999, no «0».',
    ],
    [{ TRUST_PROXY: 'proxy.local' }, 'TRUST_PROXY debe tener direcciones IP, o loopback, no «proxy.local».'],
    ...['https://loteria.example.com', 'loteria.example.com:3000', 'dos nombres/x'].map(
      (HOSTS): [Record<string, string>, string] => [
        { HOSTS },
        `HOSTS debe tener nombres como loteria.example.com, sin https:// ni puerto, no «${HOSTS.split(' ').at(-1)}».`,
      ],
    ),
    ...['gastos.example.com', 'https://gastos.example.com/api', "'self'"].map(
      (CONNECT_SRC): [Record<string, string>, string] => [
        { CONNECT_SRC },
        `CONNECT_SRC debe tener orígenes como https://gastos.example.com, no «${CONNECT_SRC}».`,
      ],
    ),
    ...['x'.repeat(61), 'dos\nlíneas'].map((NEGOCIO): [Record<string, string>, string] => [
      { NEGOCIO },
      `NEGOCIO debe tener 60 caracteres como máximo, en una línea, no «${NEGOCIO}».`,
    ]),
    [{ UPLOAD_MB_PER_DAY: '1.5' }, 'UPLOAD_MB_PER_DAY debe ser un número entero de 1 a 9999999, no «1.5».'],
    ...['1', '2026-1-31', '2026-02-30'].map((day): [Record<string, string>, string] => [
      { CLOCK_IS_RIGHT: day },
      `CLOCK_IS_RIGHT debe ser el día de hoy, como 2026-01-31, no «${day}».`,
    ]),
    [{ DEMO: 'quizás' }, 'DEMO debe ser 1 o 0 (también true/false, yes/no, si/no), no «quizás».'],
    [{ JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET debe tener al menos 32 caracteres.'],
    ...['demo', 'abcdefg'].map((word): [Record<string, string>, string] => [
      { JWT_SECRET: word.repeat(10) },
      'JWT_SECRET debe ser al azar, como lo que escribe openssl rand -hex 32.',
    ]),
    [{ DATABASE_URL: databaseUrl }, 'Con DATABASE_URL hace falta JWT_SECRET, de al menos 32 caracteres.'],
    [
      { DATABASE_URL: 'mysql://ana:clave@servidor/base', JWT_SECRET: secret },
      'DATABASE_URL debe tener la forma postgresql://usuario:clave@servidor:5432/base.',
    ],
    [
      { S3_BUCKET: 'x', AWS_ACCESS_KEY_ID: 'x' },
      'Con S3_BUCKET hacen falta AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY.',
    ],
    [{ S3_BUCKET: 'x', S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT debe tener la forma https://servidor.'],
  ])('[S6] %j is refused in one line', (env, line) => {
    expect(() => parseEnv(env)).toThrow(line);
  });
});

test('only a server for developers on this machine tells the causes of errors', () => {
  const of = (env: Record<string, string>) => parseEnv(env).tellsCauses;

  expect(of({ NODE_ENV: 'development' })).toBe(true);
  expect(of({ NODE_ENV: 'development', HOST: '0.0.0.0' })).toBe(false);
  expect(of({ NODE_ENV: 'production' })).toBe(false);
});
