import { dollarsToCents } from '../../../contract/common';
import { rolLabels } from '../../../contract/roles';
import { dayAndTime } from '../../format/activity';
import { readInstant } from '../../format/instant';
import { formatExact } from '../../format/money';
import { pathsOf } from '../../format/paths';
import { tipoCajaLabelOf } from './tiposCaja';

type Words = Readonly<Record<string, string>>;

/** A value of a change as people say it; an empty one is a dash. */
export const valorText = (campo: string, valor: string, estados: Words): string => {
  const [field = ''] = campo.split(' ');
  if (valor === '') return '—';
  if (field === 'estado') return estadoWord(valor, estados);
  if (field === 'tipo') return capitalised(tipoCajaLabelOf(valor));

  return WORDS[field]?.[valor] ?? KINDS[field]?.(valor) ?? withoutInstant(valor);
};

/** An estado by its word, and what else was done by its own. */
export const estadoWord = (estado: string, estados: Words): string =>
  estados[estado] ?? ESTADOS[estado] ?? (capitalised(estado) || '—');

/** Of most sections; one that means something else by a letter says so. */
const ESTADOS: Words = { A: 'Activo', I: 'Inactivo', X: 'Anulado' };

const SI_NO: Words = { S: 'Sí', N: 'No' };

const WORDS: Readonly<Record<string, Words>> = {
  ambito: { N: 'Nacional', L: 'Local' },
  forma_pago: { efectivo: 'Efectivo', transferencia: 'Transferencia', cheque: 'Cheque' },
  juega_feriado: SI_NO,
  origen: { CAJA: 'Caja', NOMINA: 'Nomina' },
  rol: rolLabels,
  sueldo_fijo: SI_NO,
};

const dinero = (valor: string) => {
  const cents = dollarsToCents(valor);

  return cents === undefined ? valor : formatExact(cents);
};
const porcentaje = (valor: string) => `${valor} %`;
const imagenes = (valor: string) => {
  const { length } = pathsOf(valor);

  return length === 1 ? 'imagen' : `${length} imágenes`;
};

const KINDS: Readonly<Record<string, (valor: string) => string>> = {
  abono: dinero,
  comision: dinero,
  descuentos: dinero,
  otros_ingresos: dinero,
  saldo: dinero,
  total: dinero,
  valor: dinero,
  valor_cuota: dinero,
  paga: porcentaje,
  porcentaje,
  comprobante: imagenes,
  imagen: imagenes,
};

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** An instant by day and time in Guayaquil; a day, or any other text, as it is. */
const withoutInstant = (valor: string) => {
  const instant = INSTANT.test(valor) ? readInstant(valor) : undefined;

  return instant ? dayAndTime(instant) : valor;
};

const capitalised = (text: string) => {
  const lower = text === text.toUpperCase() ? text.toLowerCase() : text;

  return lower.charAt(0).toUpperCase() + lower.slice(1);
};
