import { fullName } from '../../format/text';

type Row = Readonly<Record<string, unknown>>;

/** The small object that comes with the id of a row: fk_usuario → usuario. */
export const nestedOf = (row: Row, source: string): Row | undefined => {
  const value = row[source.replace(/^fk_/, '')];

  return typeof value === 'object' && value !== null ? (value as Row) : undefined;
};

/** The full name of an object with nombre and apellido; '' for anything else. */
export const personText = (value: unknown): string => {
  const { nombre = '', apellido = '' } = Object(value ?? {});

  return fullName({ nombre: String(nombre), apellido: String(apellido) });
};
