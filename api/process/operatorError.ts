/** A fault that the operator can fix. It is shown in one line, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const portInUse = (port: number, setting = 'PORT') =>
  new OperatorError(`El puerto ${port} ya está en uso. Elija otro con ${setting}.`);

export const explainAndExit = (error: unknown): never => {
  const line = lineOf(error);
  console.error(line === undefined ? error : `Error: ${line}`);
  process.exit(1);
};

export const lineOf = (error: unknown): string | undefined =>
  error instanceof OperatorError ? error.message : reasonOf(error);

/** An error of the embedded engine's file system is no Error, and has a number alone. */
const faultOf = (error: unknown): Fault | undefined => {
  if (error instanceof Error) return error;
  const { name, errno } = Object(error);
  const code = ENGINE_ERRORS[errno];

  return name === 'ErrnoError' && code ? { code, message: code } : undefined;
};

/** As Emscripten numbers them. */
const ENGINE_ERRORS: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  69: 'EROFS',
};

interface Fault {
  code?: string;
  syscall?: string;
  message: string;
  address?: string;
  port?: number;
  hostname?: string;
  path?: string;
  errors?: Fault[];
}

const reasonOf = (error: unknown): string | undefined => {
  const fault = faultOf(error);
  if (!fault) return undefined;
  const sign = signOf(fault);

  for (const [subject, reasons] of SUBJECTS) {
    const [, reason] = reasons.find(([signs]) => signs.test(sign)) ?? [];
    if (reason) return `${subject}: ${typeof reason === 'string' ? reason : reason(fault)}.`;
  }

  return fault.code && `No se puede empezar (${fault.code}): ${fault.message.replaceAll(/\s+/g, ' ')}`;
};

type Reasons = readonly [RegExp, string | ((fault: Fault) => string)][];

/** A missing or foreign socket means that the server does not answer. */
const signOf = ({ code, syscall, message }: Fault): string =>
  syscall === 'connect' && /^(ENOENT|EACCES|ENOTDIR)$/.test(code ?? '') ? 'ECONNREFUSED' : code || message;

const serverOf = ({ errors, ...fault }: Fault): string => {
  const { hostname, address, port } = errors?.[0] ?? fault;

  return [hostname ?? address, port].filter(Boolean).join(':');
};

const fileOf = ({ path }: Fault): string => (path ? ` (${path})` : '');

const ON_THE_WAY: Reasons = [
  [/^ECONNREFUSED$/, (fault) => `nadie responde en ${serverOf(fault)}`],
  [/^(ENOTFOUND|EAI_\w+)$/, (fault) => `no se encuentra el servidor ${serverOf(fault)}`],
  [
    /^(ETIMEDOUT|E(HOST|NET)UNREACH|Connection terminated due to|timeout exceeded)/,
    'el servidor no responde',
  ],
  [/^(ECONNRESET|EPIPE|Connection terminated|08)/, 'el servidor cortó la conexión'],
  [/(CERT|ERR_TLS|ERR_SSL|EPROTO)/, 'el certificado del servidor no es de confianza'],
  [/not support SSL/, 'el servidor no ofrece TLS'],
];

const REFUSED: Reasons = [
  [/^28P01$/, 'el usuario o la contraseña no son correctos'],
  [/client password must be/, 'falta la contraseña'],
  [/^28/, 'el servidor no admite a ese usuario desde aquí'],
  [/^3D000$/, 'esa base no existe en el servidor'],
  [/^(42501|25006)$/, 'ese usuario no puede crear ni cambiar tablas en ella'],
  [/^53300$/, 'el servidor no admite más conexiones'],
  [/^53100$/, 'el disco del servidor está lleno'],
  [/^57P0/, 'el servidor está arrancando o deteniéndose'],
];

const DISK: Reasons = [
  [/^(ENOSPC|EDQUOT)$/, 'el disco está lleno'],
  [/^(EACCES|EPERM)$/, (fault) => `falta el permiso${fileOf(fault)}`],
  [/^EROFS$/, (fault) => `es de solo lectura${fileOf(fault)}`],
  [/^(EEXIST|ENOTDIR)$/, (fault) => `no es una carpeta${fileOf(fault)}`],
  [/^EISDIR$/, (fault) => `es una carpeta, y debe ser un archivo${fileOf(fault)}`],
  [/^(ENOENT|ENAMETOOLONG|ELOOP|EINVAL)$/, (fault) => `esa ruta no se puede usar${fileOf(fault)}`],
  [/^EIO$/, (fault) => `el disco falla${fileOf(fault)}`],
];

const SUBJECTS: readonly [string, Reasons][] = [
  ['No se puede abrir la base de datos de DATABASE_URL', [...ON_THE_WAY, ...REFUSED]],
  ['No se puede escribir en DATA_DIR', DISK],
  ['La base de datos está dañada', [[/^(XX|58)/, ({ code }) => `restaure una copia de seguridad (${code})`]]],
];
