import * as z from 'zod/mini';

const invalid = (value: unknown, ctx: z.core.ParsePayload, message: string): never => {
  ctx.issues.push({ code: 'custom', message, input: value });

  return z.NEVER;
};

/** A record's id: a positive integer, which some hosts write as a string of digits. */
export const Id = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, 'No es un identificador válido'))]),
  z.pipe(z.transform(Number), z.int().check(z.positive())),
);
export type Id = z.infer<typeof Id>;

export const OptionalId = z.pipe(
  z.transform((value) => (value === '' || value === undefined ? null : value)),
  z.nullable(Id),
) as z.ZodMiniType<Id | null, number | string | null | undefined>;

/** Some hosts send null, or a number. */
export const Texto = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value == null ? '' : String(value))),
);

/** Without signs that nobody sees, which copied texts bring (Unicode Cf). */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');

export const MISSING = 'Este dato es obligatorio';

/** NFC, without zero-width and control characters; line breaks stay. */
const cleanText = (text: string): string =>
  withoutInvisible(text.normalize('NFC')).replace(/(?![\n\t])\p{Cc}/gu, '');

const upTo = (longest: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.maxLength(longest, `Escriba ${longest} caracteres como máximo`),
    );

export const obligatorio = (longest: number, missing = MISSING) =>
  upTo(longest).check(z.minLength(1, missing));

export const Nombre = obligatorio(100);
export const TextoObligatorio = obligatorio(500);
export const TextoLibre = upTo(500);

/** An emptied field of a form sends null. */
export const TextoEscrito = z.pipe(
  z.transform((value) => value ?? ''),
  TextoLibre,
) as z.ZodMiniType<string, string | null | undefined>;

export const opcional = (longest?: number) =>
  longest === undefined ? TextoEscrito : z.pipe(TextoEscrito, upTo(longest));

/** Some hosts write a whole number as a string. */
export const Conteo = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.pipe(z.transform(Number), z.int().check(z.nonnegative())),
);

const isCalendarDate = (value: string) => {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);

  // A day that the month does not have moves the date to another month.
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
};

/** `YYYY-MM-DD`; never an instant. */
export const Fecha = z
  .string()
  .check(
    z.overwrite(withoutInvisible),
    z.minLength(1, 'Elija la fecha'),
    z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, 'La fecha debe tener la forma AAAA-MM-DD'),
    z.refine(isCalendarDate, 'La fecha no existe'),
  );

/** Browser and API check this with their own clock. */
export const FechaPasada = Fecha.check();

export const Hora = z
  .string()
  .check(
    z.overwrite(withoutInvisible),
    z.minLength(1, 'Escriba la hora'),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escriba la hora en la forma HH:mm'),
  );

/** "" for none. An instant is cut to its first ten characters. */
export const FechaLeida = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.slice(0, 10) ?? ''),
);

const DINERO = /^(-?)(\d{1,12})(?:\.(\d{0,2})0*)?$/;

/** Undefined for anything but money of at most two decimals. */
export const dollarsToCents = (dollars: string | number): number | undefined => {
  const [, sign, whole, decimals = ''] = DINERO.exec(String(dollars).trim()) ?? [];
  if (whole === undefined) return undefined;

  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));

  return sign && cents ? -cents : cents;
};

/** 150050 → "1500.50", the form on the wire. */
export const centsToDollars = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');

  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Money of an answer: decimal dollars on the wire, integer cents once read; null or "" is 0. */
export const Dinero = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value, ctx): number => {
    if (value == null || value === '') return 0;
    const amount = typeof value === 'number' ? Math.round(value * 100) / 100 : value;

    return dollarsToCents(amount) ?? invalid(value, ctx, 'No es una cantidad de dinero');
  }),
);

export const dineros = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, Dinero])) as Record<Name, typeof Dinero>;

/** Cents become decimal dollars; typed text stays as it is. */
export const toDollars = <T>(money: T): T | string =>
  typeof money === 'number' ? centsToDollars(money) : money;

/** A number is cents, a text is typed dollars; undefined if it is no money. */
export const toCents = (money: unknown): number | undefined =>
  typeof money === 'number' ? money : dollarsToCents(String(money ?? ''));

export const LONGEST_SEARCH = 100;

/** In cents. Nine million such amounts still have an exact sum. */
export const LARGEST_AMOUNT = 999_999_999;
export const TOO_LARGE = 'Escriba una cantidad de 9999999.99 como máximo';

export const SOLO_NUMEROS = 'Escriba solo números, con dos decimales como máximo';

const dolares = (form: RegExp, ...checks: z.core.$ZodCheck<number>[]) =>
  z.pipe(
    z.pipe(
      z.transform((value) => (typeof value === 'number' ? String(value) : value)),
      z.string().check(z.overwrite(withoutInvisible), z.regex(form, SOLO_NUMEROS)),
    ),
    z.pipe(
      z.transform((text: string) => dollarsToCents(text) ?? 0),
      z.int().check(z.maximum(LARGEST_AMOUNT, TOO_LARGE), ...checks),
    ),
  ) as z.ZodMiniType<number, string | number>;

/** Money of a request: empty, or digits with an optional decimal part (SPEC 5.1); "" is 0 cents. */
export const DineroEscrito = dolares(/^(\d{1,10}(\.\d{0,2})?)?$/);

const MORE_THAN_NOTHING = 'El valor debe ser mayor que 0';

export const DineroPositivo = z.pipe(
  z.pipe(
    z.transform((value, ctx) => (Number(value) < 0 ? invalid(value, ctx, MORE_THAN_NOTHING) : value)),
    DineroEscrito,
  ),
  z.int().check(z.positive(MORE_THAN_NOTHING)),
) as z.ZodMiniType<number, string | number>;

export const DineroConSigno = dolares(
  /^-?\d{1,10}(\.\d{0,2})?$/,
  z.refine((cents) => cents !== 0, 'El valor no puede ser 0'),
  z.minimum(-LARGEST_AMOUNT, TOO_LARGE),
);

/** "" is 0. Hundredths of a percent once read, like the cents of a dollar. */
export const Porcentaje = z.pipe(
  DineroEscrito,
  z.int().check(z.maximum(100_00, 'Escriba un porcentaje de 0 a 100')),
) as z.ZodMiniType<number, string | number>;

/** 0 must be written. */
export const PorcentajeEscrito = z.pipe(
  z.unknown().check(z.refine((value) => value !== '', MISSING)),
  Porcentaje,
) as z.ZodMiniType<number, string | number>;

/** The path of a proof, or several: an array or a text joined by commas; [] for none. */
export const Comprobante = z.pipe(
  z.nullish(z.union([z.string(), z.array(z.nullish(z.string()))])),
  z.transform((value) =>
    (typeof value === 'string' ? value.split(',') : (value ?? []))
      .map((path) => path?.trim() ?? '')
      .filter((path) => path !== ''),
  ),
);

const RUTA = /^comprobantes\/[\w.-]{1,100}$/;

const MOST_ARCHIVOS = 10;
const TOO_MANY = `Puede enviar ${MOST_ARCHIVOS} archivos como máximo`;

const areFew = (value: unknown) => !Array.isArray(value) || value.length <= MOST_ARCHIVOS;

/** Paths from POST /api/archivos, parsed into the text that the database stores. */
export const Archivos = z.pipe(
  z.pipe(z.optional(z.unknown().check(z.refine(areFew, TOO_MANY))), Comprobante),
  z.pipe(
    z
      .array(z.string().check(z.regex(RUTA, 'El archivo no es válido')))
      .check(z.maxLength(MOST_ARCHIVOS, TOO_MANY)),
    z.transform((paths) => paths.join(',')),
  ),
) as z.ZodMiniType<string, string | readonly string[] | null | undefined>;

export const RangoFechas = { fecha_gte: Fecha, fecha_lte: Fecha };

const COUNTS = new Intl.NumberFormat('en-US');

/** 12345 → '12,345', as money is written. */
export const countText = (count: number): string => COUNTS.format(count);

export const Mensaje = z.object({ message: Texto });

/** Every refusal carries a Spanish text for the user (SPEC 8.2). */
export const ErrorAnswer = z.object({
  error: z.string().check(z.minLength(1)),
  /** Finds the error in the server's log. Other hosts may use the name differently. */
  codigo: z.catch(z.optional(z.string().check(z.regex(/^[0-9A-F]{6}$/))), undefined),
});

/** 0: no answer. The others: a proxy that reaches no server. */
const AWAY: readonly unknown[] = [0, 502, 503, 504];

/** Whether a call failed because the server was unreachable. */
export const isAway = (failure: unknown): boolean =>
  failure instanceof Error && 'status' in failure && AWAY.includes(failure.status);
