import type { Field } from '../../contract/field';
import type { RestSection } from '../../contract/rest';
import { isCedula } from '../../contract/vendedores';

type Nth = number;
type Values = Record<string, unknown>;

const turn = <T>(n: Nth, values: readonly T[]): T => values[n % values.length] as T;

/** A valid form body, different for each n. Its references are the people of `openWorld`. */
export const sampleOf = (
  { name, fields, input }: Pick<RestSection, 'name' | 'fields' | 'input'>,
  n: Nth = 1,
): Values => {
  // The reason of a doubt or a correction is no field.
  const sources = Object.keys(input.shape).filter(
    (source) => source in fields || !source.startsWith('motivo_'),
  );

  return {
    ...Object.fromEntries(sources.map((source) => [source, sampleValue(source, fields[source], n)])),
    ...EXCEPTIONS[name]?.(n),
  };
};

/** Sorted by n, as numbers or as texts, the order is different each time. */
export const amountOf = (n: Nth): string => turn(n, ['10.00', '9.00', '200.00']);
const wordOf = (n: Nth) => `${turn(n, ['Marta', 'Ana', 'Zulia'])} ${n}`;

const sampleValue = (source: string, field: Field | undefined, n: Nth): unknown => {
  if (!field || source.startsWith('motivo_')) return '';
  const words = Object.keys(field.words ?? {});
  // The first state is never annulled or rejected.
  if (source === 'estado') return words[0];
  if (field.words) return turn(n, words);

  switch (field.kind) {
    case 'reference':
      return (REFERENCES[source] ?? REFERENCES[`fk_${field.reference}`])?.(n) ?? '';
    case 'pictures':
      return '';
    case 'money':
      return amountOf(n);
    case 'day':
      return turn(n, ['2026-10-12', '2026-10-14', '2026-10-13']);
    case 'time':
      return turn(n, ['13:00', '10:00', '22:00']);
    case 'number':
      return turn(n, [3, 2, 4]);
    case 'percent':
      return turn(n, ['10.00', '9.50', '12.50']);
    case 'boolean':
      return turn(n, [true, false]);
    default:
      return wordOf(n);
  }
};

/** The records belong to Berta (3) and Carlos (4) in turn; each has one promotor. */
const REFERENCES: Readonly<Record<string, (n: Nth) => number>> = {
  fk_usuario: (n) => turn(n, [4, 3]),
  fk_usuario_origen: (n) => turn(n, [4, 3]),
  fk_usuario_destino: (n) => turn(n, [3, 4]),
  fk_vendedor: (n) => turn(n, [2, 1]),
  fk_sorteo: (n) => turn(n, [2, 1]),
  fk_prestamo: (n) => n,
};

/** These fields have their own inputs, or a rule connects them. */
const EXCEPTIONS: Readonly<Record<string, (n: Nth) => Values>> = {
  sorteos: (n) => ({
    hora_cierre: turn(n, ['12:30', '09:30', '21:30']),
    dias: turn(n, ['LM', 'J', 'MX']),
  }),
  feriados: (n) => ({ fecha: `${2014 + n}-05-25`, fecha_original: `${2014 + n}-05-24` }),
  vendedores: (n) => ({
    codigo: `X-${n}`,
    cedula: cedulaOf(n),
    telefono: `099 123 ${String(n).padStart(4, '0')}`,
  }),
  ventas: (n) => ({
    detalle_ventas: [amountOf(n), ...Array<string>(n - 1).fill('1.00')].map((valor, line) => ({
      colilla: String(line).padStart(2, '0'),
      valor,
    })),
    filas_por_corregir: undefined,
  }),
  // The draw differs from that of the venta of the day.
  premios: (n) => ({
    fk_sorteo: turn(n, [1, 2]),
    colilla: String(n).padStart(3, '0'),
    forma_pago: '',
    motivo: '',
  }),
  // The third loan is for Sara, who works for Berta.
  prestamos: (n) => ({
    ...(n === 3 ? { fk_vendedor: '', fk_usuario_beneficiario: 5 } : { fk_usuario_beneficiario: '' }),
    cuotas: n,
    valor_cuota: '9.00',
  }),
  // The loan has the same date or the day before.
  abonos: (n) => ({
    fecha: turn(n, ['2026-10-13', '2026-10-14']),
    valor: `${n}.50`,
    origen: 'CAJA',
    fk_nomina: null,
  }),
};

/** A text of the form that may be any words. */
export const wordsIn = ({ fields }: Pick<RestSection, 'fields'>): string =>
  Object.keys(fields).find((name) => {
    const { kind, byApi, optional, unique } = fields[name] ?? {};

    return (kind === 'text' || kind === 'note') && !byApi && !optional && !unique;
  }) ?? '';

export const cedulaOf = (n: Nth): string =>
  Array.from({ length: 10 }, (_, digit) => `17${1_900_000 + n}${digit}`).find(isCedula) ?? '';
