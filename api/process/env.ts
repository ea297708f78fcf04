import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { LONGEST_NEGOCIO } from '../../contract/negocio';
import { OperatorError } from './operatorError';

export type Settings = ReturnType<typeof parseEnv>;
export type S3Settings = NonNullable<Settings['s3']>;

/** Per user and business day; the size is that before re-encoding. */
export const DAILY_LIMIT = { pictures: 200, megabytes: 500 };

export type DailyLimit = typeof DAILY_LIMIT;

type Env = Readonly<Record<string, string | undefined>>;

/** Throws OperatorError with the name of a wrong variable; an empty one counts as unset. */
export const parseEnv = (env: Env) => {
  const host = textOf(env, 'HOST') ?? '127.0.0.1';
  const mode = textOf(env, 'NODE_ENV');
  const databaseUrl = parse(env, 'DATABASE_URL', z.optional(DatabaseUrl));
  const jwtSecret = parse(env, 'JWT_SECRET', z.optional(Secret));
  const bucket = textOf(env, 'S3_BUCKET');
  const folder = textOf(env, 'BACKUP_DIR');
  if (databaseUrl && !jwtSecret) {
    throw new OperatorError('Con DATABASE_URL hace falta JWT_SECRET, de al menos 32 caracteres.');
  }

  return {
    port: parse(env, 'PORT', z._default(Port, 3000)),
    metricsPort: parse(env, 'METRICS_PORT', z.optional(Port)),
    host,
    dataDir: textOf(env, 'DATA_DIR') ?? './data',
    databaseUrl,
    s3: bucket ? parseS3(env, bucket) : undefined,
    jwtSecret,
    trustProxy: parse(env, 'TRUST_PROXY', listOf(ProxyAddress)),
    /** The business day on which the operator says that the clock of this machine is right, whatever the database knows. */
    clockIsRightOn: parse(env, 'CLOCK_IS_RIGHT', z.optional(Today)),
    /** Names under which the server answers, as a URL writes them. Without any it answers under all. */
    hosts: parse(env, 'HOSTS', listOf(Host)),
    backup: folder ? { folder, keep: parse(env, 'BACKUP_KEEP', z._default(Amount, 7)) } : undefined,
    /** The name of the business, until one is written in Configuración. */
    negocio: parse(env, 'NEGOCIO', z.optional(Name)),
    logo: textOf(env, 'NEGOCIO_LOGO'),
    hsts: parse(env, 'HSTS', YesOrNo),
    /** Origins that a page may call besides its own API. */
    connectSrc: parse(env, 'CONNECT_SRC', listOf(Origin)),
    /** Unexpected errors say their cause: for developers on this machine. */
    tellsCauses: mode === 'development' && isLoopback(host),
    dailyLimit: {
      pictures: parse(env, 'UPLOAD_PICTURES_PER_DAY', z._default(Amount, DAILY_LIMIT.pictures)),
      megabytes: parse(env, 'UPLOAD_MB_PER_DAY', z._default(Amount, DAILY_LIMIT.megabytes)),
    },
    limits: Object.fromEntries(
      Object.entries(LIMITED).flatMap(([section, name]) => {
        const dollars = parse(env, name, z.optional(Amount));

        return dollars === undefined ? [] : [[section, dollars * 100]];
      }),
    ) satisfies Limits,
    // `local` comes from npm start and npm run dev: behind a proxy, loopback does not mean the own machine.
    demo:
      textOf(env, 'DEMO')?.toLowerCase() === 'local'
        ? !databaseUrl && isLoopback(host) && mode !== 'production'
        : parse(env, 'DEMO', YesOrNo),
  };
};

const LIMITED = {
  gastos: 'LIMITE_GASTO',
  ingresos: 'LIMITE_INGRESO',
  premios: 'LIMITE_PREMIO',
  depositos: 'LIMITE_DEPOSITO',
  transferencias: 'LIMITE_TRANSFERENCIA',
  prestamos: 'LIMITE_PRESTAMO',
};

/** In cents, by section: only a superadministrador saves a larger `valor`. */
export type Limits = Readonly<Record<string, number>>;

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

const parseS3 = (env: Env, bucket: string) => {
  const region = textOf(env, 'S3_REGION') ?? 'us-east-1';
  const endpoint = parse(env, 'S3_ENDPOINT', z._default(Endpoint, `https://s3.${region}.amazonaws.com`));
  const accessKey = textOf(env, 'AWS_ACCESS_KEY_ID');
  const secretKey = textOf(env, 'AWS_SECRET_ACCESS_KEY');
  if (!accessKey || !secretKey) {
    throw new OperatorError('Con S3_BUCKET hacen falta AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY.');
  }
  const sessionToken = textOf(env, 'AWS_SESSION_TOKEN');
  const pathStyle = parse(env, 'S3_FORCE_PATH_STYLE', YesOrNo);

  return { bucket, endpoint, region, accessKey, secretKey, sessionToken, pathStyle };
};

const textOf = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

const parse = <T>(env: Env, name: string, schema: z.ZodMiniType<T>): T => {
  const { success, data, error } = schema.safeParse(textOf(env, name));
  if (!success) throw new OperatorError(`${name} debe ${error.issues[0]?.message}.`);

  return data;
};

/** A refusal that repeats the value, which must hold no password. */
const naming = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${rule}, no «${String(input)}»`,
});

const text = (isRight: (text: string) => boolean, rule: string) =>
  z.string().check(z.refine(isRight, { ...naming(rule), abort: true }));

const address = (form: RegExp, rule: string) =>
  z.string().check(z.refine((url) => form.test(url) && URL.canParse(url), rule));

const DatabaseUrl = address(
  /^postgres(ql)?:\/\//,
  'tener la forma postgresql://usuario:clave@servidor:5432/base',
);

const Endpoint = address(/^https?:\/\//, 'tener la forma https://servidor');

const Secret = z.string().check(
  z.minLength(32, 'tener al menos 32 caracteres'),
  z.refine((secret) => new Set(secret).size >= 8, 'ser al azar, como lo que escribe openssl rand -hex 32'),
);

const Port = z.pipe(
  text((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'ser un número de 0 a 65535'),
  z.transform(Number),
);

const Amount = z.pipe(
  text((amount) => /^[1-9]\d{0,6}$/.test(amount), 'ser un número entero de 1 a 9999999'),
  z.transform(Number),
);

const Name = text(
  (name) => name.length <= LONGEST_NEGOCIO && !/[\p{Cc}\p{Cf}]/u.test(name),
  `tener ${LONGEST_NEGOCIO} caracteres como máximo, en una línea`,
);

const YesOrNo = z._default(
  z.stringbool({
    truthy: ['1', 'true', 'yes', 'si', 'sí', 'sí'.normalize('NFD')],
    falsy: ['0', 'false', 'no'],
    ...naming('ser 1 o 0 (también true/false, yes/no, si/no)'),
  }),
  false,
);

const Today = z.iso.date(naming('ser el día de hoy, como 2026-01-31'));

const listOf = (entry: z.ZodMiniType<string, string>): z.ZodMiniType<readonly string[]> =>
  z.pipe(
    z.transform((list?: string) => (list ?? '').split(/[\s,]+/).filter(Boolean)),
    z.array(entry),
  );

/** Written as in an address of a browser, without https:// and port. */
const Host = text(
  (name) => !/[/?#@]|:\d*$/.test(bracketed(name)) && URL.canParse(`http://${bracketed(name)}`),
  'tener nombres como loteria.example.com, sin https:// ni puerto',
).check(z.overwrite((name) => new URL(`http://${bracketed(name)}`).hostname));

const bracketed = (name: string) => (isIP(name) === 6 ? `[${name}]` : name);

const Origin = text(
  (origin) => URL.canParse(origin) && new URL(origin).origin === origin.replace(/\/$/, ''),
  'tener orígenes como https://gastos.example.com',
).check(z.overwrite((origin) => new URL(origin).origin));

/** IP addresses only: DNS names can be spoofed. */
const ProxyAddress = text(
  (name) => name === 'loopback' || isIP(name) !== 0,
  'tener direcciones IP, o loopback',
);
