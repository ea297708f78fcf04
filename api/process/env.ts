import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { OperatorError } from './operatorError';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  s3?: S3Settings;
  jwtSecret?: string;
  demo: boolean;
  trustProxy: readonly string[];
  /** The names under which it answers, as a URL writes them; none: any. */
  hosts: readonly string[];
  hsts: boolean;
  /** Origins that a page may call besides its own API. */
  connectSrc: readonly string[];
  /** Unexpected errors say their cause: for developers on this machine. */
  tellsCauses: boolean;
  dailyLimit: DailyLimit;
  metricsPort?: number;
  /** The business day on which the operator says that the clock of this machine is right, whatever the database knows. */
  clockIsRightOn?: string;
  backup?: { folder: string; keep: number };
}

export interface S3Settings {
  bucket: string;
  endpoint: string;
  region: string;
  accessKey: string;
  secretKey: string;
  sessionToken?: string;
  pathStyle: boolean;
}

/** Per user and business day. */
export interface DailyLimit {
  pictures: number;
  /** Size before re-encoding. */
  megabytes: number;
}

export const DAILY_LIMIT: DailyLimit = { pictures: 200, megabytes: 500 };

type Env = Readonly<Record<string, string | undefined>>;
type Value = (name: string) => string | undefined;

/** Throws OperatorError with the name of a wrong variable; an empty one counts as unset. */
export const parseEnv = (env: Env): Settings => {
  const value = (name: string) => env[name]?.trim() || undefined;
  const host = value('HOST') ?? '127.0.0.1';
  const databaseUrl = parseDatabaseUrl(value('DATABASE_URL'));
  const metricsPort = value('METRICS_PORT');
  const folder = value('BACKUP_DIR');

  return {
    port: parsePort('PORT', value('PORT') ?? '3000'),
    metricsPort: metricsPort ? parsePort('METRICS_PORT', metricsPort) : undefined,
    host,
    dataDir: value('DATA_DIR') ?? './data',
    databaseUrl,
    s3: parseS3(value),
    jwtSecret: parseSecret(value('JWT_SECRET'), databaseUrl),
    trustProxy: parseTrustProxy(value('TRUST_PROXY') ?? ''),
    clockIsRightOn: parseDay('CLOCK_IS_RIGHT', value('CLOCK_IS_RIGHT')),
    hosts: parseHosts(value('HOSTS') ?? ''),
    backup: folder ? { folder, keep: parseAmount('BACKUP_KEEP', value, 7) } : undefined,
    hsts: parseYes('HSTS', value('HSTS')),
    connectSrc: parseOrigins('CONNECT_SRC', value('CONNECT_SRC') ?? ''),
    tellsCauses: value('NODE_ENV') === 'development' && isLoopback(host),
    dailyLimit: {
      pictures: parseAmount('UPLOAD_PICTURES_PER_DAY', value, DAILY_LIMIT.pictures),
      megabytes: parseAmount('UPLOAD_MB_PER_DAY', value, DAILY_LIMIT.megabytes),
    },
    demo: parseDemo(value('DEMO'), !databaseUrl && isLoopback(host) && value('NODE_ENV') !== 'production'),
  };
};

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

const parsePort = (name: string, text: string): number => {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new OperatorError(`${name} debe ser un número de 0 a 65535, no «${text}».`);
  }

  return port;
};

const parseDatabaseUrl = (text: string | undefined): string | undefined => {
  // The value is not repeated, because it holds a password.
  if (text && !(/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) {
    throw new OperatorError(
      'DATABASE_URL debe tener la forma postgresql://usuario:clave@servidor:5432/base.',
    );
  }

  return text;
};

const parseSecret = (secret: string | undefined, databaseUrl: string | undefined): string | undefined => {
  if (secret && secret.length < 32) {
    throw new OperatorError('JWT_SECRET debe tener al menos 32 caracteres.');
  }
  if (secret && new Set(secret).size < 8) {
    throw new OperatorError('JWT_SECRET debe ser al azar, como lo que escribe openssl rand -hex 32.');
  }
  if (!secret && databaseUrl) {
    throw new OperatorError('Con DATABASE_URL hace falta JWT_SECRET, de al menos 32 caracteres.');
  }

  return secret;
};

const parseS3 = (value: Value): S3Settings | undefined => {
  const bucket = value('S3_BUCKET');
  if (!bucket) return undefined;
  const region = value('S3_REGION') ?? 'us-east-1';
  const endpoint = value('S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`;
  const [accessKey, secretKey] = [value('AWS_ACCESS_KEY_ID'), value('AWS_SECRET_ACCESS_KEY')];
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new OperatorError('S3_ENDPOINT debe tener la forma https://servidor.');
  }
  if (!accessKey || !secretKey) {
    throw new OperatorError('Con S3_BUCKET hacen falta AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY.');
  }

  return {
    bucket,
    endpoint,
    region,
    accessKey,
    secretKey,
    sessionToken: value('AWS_SESSION_TOKEN'),
    pathStyle: parseYes('S3_FORCE_PATH_STYLE', value('S3_FORCE_PATH_STYLE')),
  };
};

const parseAmount = (name: string, value: Value, standard: number): number => {
  const text = value(name) ?? String(standard);
  if (!/^[1-9]\d{0,6}$/.test(text)) {
    throw new OperatorError(`${name} debe ser un número entero de 1 a 9999999, no «${text}».`);
  }

  return Number(text);
};

const YES = ['1', 'true', 'yes', 'si', 'sí'];
const NO = ['0', 'false', 'no'];

/** `local` comes from npm start and npm run dev: behind a proxy, loopback does not mean the own machine. */
const parseDemo = (text: string | undefined, isOwnMachine: boolean): boolean => {
  const word = text?.toLowerCase().normalize('NFC');

  return word === 'local' ? isOwnMachine : parseYes('DEMO', word);
};

const parseYes = (name: string, text: string | undefined): boolean => {
  const word = text?.toLowerCase().normalize('NFC');
  if (word === undefined || NO.includes(word)) return false;
  if (YES.includes(word)) return true;

  throw new OperatorError(`${name} debe ser 1 o 0 (también true/false, yes/no, si/no), no «${text}».`);
};

const parseDay = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || z.iso.date().safeParse(text).success) return text;

  throw new OperatorError(`${name} debe ser el día de hoy, como 2026-01-31, no «${text}».`);
};

/** Written as in an address of a browser, without https:// and port. */
const parseHosts = (text: string): readonly string[] =>
  listOf(text).map((name) => {
    const bracketed = isIP(name) === 6 ? `[${name}]` : name;
    const url = `http://${bracketed}`;
    if (/[/?#@]|:\d*$/.test(bracketed) || !URL.canParse(url)) {
      throw new OperatorError(
        `HOSTS debe tener nombres como loteria.example.com, sin https:// ni puerto, no «${name}».`,
      );
    }

    return new URL(url).hostname;
  });

const parseOrigins = (name: string, text: string): readonly string[] =>
  listOf(text).map((origin) => {
    if (URL.canParse(origin) && new URL(origin).origin === origin.replace(/\/$/, ''))
      return new URL(origin).origin;

    throw new OperatorError(`${name} debe tener orígenes como https://gastos.example.com, no «${origin}».`);
  });

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** IP addresses only: DNS names can be spoofed. */
const parseTrustProxy = (text: string): readonly string[] => {
  const addresses = listOf(text);
  const wrong = addresses.find((address) => address !== 'loopback' && isIP(address) === 0);
  if (wrong) throw new OperatorError(`TRUST_PROXY debe tener direcciones IP, o loopback, no «${wrong}».`);

  return addresses;
};
