import type { Field } from '../contract/field';
import type { RestSection } from '../contract/rest';
import { isCedula } from '../contract/vendedores';

/** Which record of several: 1, 2, 3 … */
type Nth = number;
type Values = Record<string, unknown>;

const turn = <T>(n: Nth, values: readonly T[]): T => values[n % values.length] as T;

/** A valid form body for the n-th record of a section, different for each n. It names the people of `openWorld`. */
export const sampleOf = (
  { name, fields, input }: Pick<RestSection, 'name' | 'fields' | 'input'>,
  n: Nth = 1,
): Values => {
  const sources = Object.keys(input.shape);

  return {
    ...Object.fromEntries(sources.map((source) => [source, sampleValue(source, fields[source], n)])),
    ...EXCEPTIONS[name]?.(n),
  };
};

/** Neither in the order of n nor against it, and as numbers in another order than as texts. */
export const amountOf = (n: Nth): string => turn(n, ['10.00', '9.00', '200.00']);
const wordOf = (n: Nth) => `${turn(n, ['Marta', 'Ana', 'Zulia'])} ${n}`;

const sampleValue = (source: string, field: Field | undefined, n: Nth): unknown => {
  if (!field || source.startsWith('motivo_')) return '';
  const words = Object.keys(field.words ?? {});
  // Not annulled, not refused.
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

/** In turn of Berta and of Carlos, who has another promotor; a transfer goes from one to the other. */
const REFERENCES: Readonly<Record<string, (n: Nth) => number>> = {
  fk_usuario: (n) => turn(n, [4, 3]),
  fk_usuario_origen: (n) => turn(n, [4, 3]),
  fk_usuario_destino: (n) => turn(n, [3, 4]),
  fk_vendedor: (n) => turn(n, [2, 1]),
  fk_sorteo: (n) => turn(n, [2, 1]),
  fk_prestamo: (n) => n,
};

/** Fields of a form of their own, or held together by a rule. */
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
  // At another draw than the venta of that day; not paid yet.
  premios: (n) => ({
    fk_sorteo: turn(n, [1, 2]),
    colilla: String(n).padStart(3, '0'),
    forma_pago: '',
    motivo: '',
  }),
  // The third to Sara, who works for Berta.
  prestamos: (n) => ({
    ...(n === 3 ? { fk_vendedor: '', fk_usuario_beneficiario: 5 } : { fk_usuario_beneficiario: '' }),
    ...{ cuotas: n, valor_cuota: '9.00' },
  }),
  // The loan has the same date or the day before.
  abonos: (n) => ({
    fecha: turn(n, ['2026-10-13', '2026-10-14']),
    valor: `${n}.50`,
    ...{ origen: 'CAJA', fk_nomina: null },
  }),
};

/** The n-th cédula that passes its check digit. */
export const cedulaOf = (n: Nth): string =>
  Array.from({ length: 10 }, (_, digit) => `17${1_900_000 + n}${digit}`).find(isCedula) ?? '';
