/** An argument of the command line: `tipo:choice:ahorros,corriente`. */
export interface NewField {
  name: string;
  kind: string;
  values: readonly string[];
}

/** Refuses the command with one line and writes nothing. */
export class Refusal extends Error {}

/** 'fecha_apertura' → 'Fecha apertura', 'direccion' → 'Dirección' */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/^fk_/, '')
    .split('_')
    .map((word) => SPELT[word] ?? word.replace(/([cs])ion$/, '$1ión'))
    .join(' ');

  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names have no accents and no capitals; labels do. */
const SPELT: Readonly<Record<string, string>> = {
  anio: 'año',
  cedula: 'cédula',
  codigo: 'código',
  credito: 'crédito',
  debito: 'débito',
  dia: 'día',
  iva: 'IVA',
  movil: 'móvil',
  numero: 'número',
  pagina: 'página',
  prestamo: 'préstamo',
  ruc: 'RUC',
  sri: 'SRI',
  telefono: 'teléfono',
  ultima: 'última',
  ultimo: 'último',
  vehiculo: 'vehículo',
};

export const requireName = (name: string): void => {
  if (!/^[a-z](_?[a-z])*$/.test(name))
    throw new Refusal(`'${name}' is no name: use small letters without accents, and _ between words`);
  if (RESERVED.includes(name)) throw new Refusal(`'${name}' is a word of SQL or TypeScript: choose another`);
};

export const readFields = (said: readonly string[]): NewField[] => {
  const fields = said.map(readField);
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Refusal(`${twice} is said twice`);
  if (!fields.some(isWords))
    throw new Refusal('A section needs a text or a note: it is what a search looks at');

  return fields;
};

export const isWords = ({ kind }: NewField): boolean => kind === 'text' || kind === 'note';

/** The field that names the administrador who owns the record. */
export const isOwner = ({ name, values }: NewField): boolean =>
  name === 'fk_usuario' && values[0] === 'usuario';

/** The estado of records that are enabled and disabled instead of annulled. */
export const isEnabled = ({ kind }: NewField): boolean => kind === 'enabled';

const readField = (said: string): NewField => {
  const [name = '', kind = '', list = ''] = said.split(':');
  const values = list.split(',').filter(Boolean);
  if (said === ENABLED) return { name, kind, values: [] };
  requireName(name);
  if (OWN.includes(name)) throw new Refusal(`Every section has ${name} of its own`);
  if (!KINDS.includes(kind))
    throw new Refusal(`${name} is of no known kind: say one of ${KINDS.join(', ')}, or ${ENABLED}`);
  if (kind === 'choice' && values.length < 2)
    throw new Refusal(`${name} needs two values or more: ${name}:choice:uno,dos`);
  if (kind === 'choice') for (const value of values) requireName(value);
  if (kind === 'reference' && !REFERENCES.includes(list))
    throw new Refusal(`${name} refers to none of ${REFERENCES.join(', ')}: ${name}:reference:usuario`);
  if ((kind === 'reference') !== name.startsWith('fk_'))
    throw new Refusal(`${name}: the name of a reference, and of nothing else, begins with fk_`);

  return { name, kind, values };
};

const ENABLED = 'estado:enabled';
const REFERENCES = ['usuario', 'vendedor', 'sorteo'];
const KINDS = ['text', 'note', 'day', 'time', 'number', 'percent', 'money', 'choice', 'boolean'].concat(
  'pictures',
  'reference',
);

/** Columns of every section, and the name of its search filter. */
const OWN = ['id', 'q', 'estado', 'motivo_anulacion', 'version', 'anulado_por', 'semana_cerrada'].concat([
  'fecha_creacion',
  'fecha_actualizacion',
  'fk_usuario_creacion',
  'fk_usuario_actualizacion',
]);

const RESERVED =
  'all and array as asc case check class column const default delete desc do else end enum false for from grant group if import in into is limit new not null offset on or order primary references select table then to true type union unique user using var when where with'.split(
    ' ',
  );
