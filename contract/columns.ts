import * as z from 'zod/mini';
import {
  Archivos,
  Conteo,
  DineroPositivo,
  DineroTexto,
  FechaLeida,
  FechaPasada,
  Id,
  Nombre,
  OptionalId,
  Texto,
  TextoEscrito,
  TextoObligatorio,
} from './common';
import { UsuarioRef } from './references';

type Schema = z.ZodMiniType;

/** A week that keeps a record from being changed: the text that says so, and the nomina in whose sheet it is reopened. */
const SemanaCerrada = z.object({ aviso: Texto, fk_nomina: z.catch(OptionalId, null) });

/** The API sets these on every record, whatever a request says; `version` goes back with a change. */
export const Registro = {
  estado: Texto,
  fk_usuario_creacion: z.catch(OptionalId, null),
  fk_usuario_actualizacion: z.catch(OptionalId, null),
  fecha_creacion: Texto,
  fecha_actualizacion: Texto,
  version: z.catch(Conteo, 0),
  /** With one record, not with a list, and not of every host: who annulled it, or why it takes no change. */
  anulado_por: z.catch(z.nullable(UsuarioRef), null),
  semana_cerrada: z.catch(z.nullable(SemanaCerrada), null),
};

/** By value, the word that people read for it. */
export type Words<Value extends string = string> = Readonly<Record<Value, string>>;

/** A column of a section: how an answer is read, and how a request writes it. */
export interface Column<Read extends Schema = Schema, Write extends Schema = Schema> {
  read: Read;
  write: Write;
  words?: Words;
}

export type Columns = Readonly<Record<string, Column>>;

export const column = <Read extends Schema, Write extends Schema>(read: Read, write: Write) => ({
  read,
  write,
});

export const diaPasado = column(FechaLeida, FechaPasada);
export const nombre = column(Texto, Nombre);
export const texto = column(Texto, TextoEscrito);
export const textoObligatorio = column(Texto, TextoObligatorio);
export const dinero = column(DineroTexto, DineroPositivo);
/** Paths of pictures, joined by commas. */
export const archivos = column(Texto, Archivos);

export const valuesOf = <Value extends string>(words: Words<Value>) =>
  Object.keys(words) as [Value, ...Value[]];

/** One of the values that have a word. */
export const eleccion = <Value extends string>(words: Words<Value>, missing?: string) => ({
  ...column(Texto, z.enum(valuesOf(words), missing)),
  words,
});

/** A new record is in the first estado; a list can be narrowed to one. */
export const estados = <Value extends string>(words: Words<Value>) => {
  const [first, ...others] = valuesOf(words);
  const filter = z.enum([first, ...others]);

  return { ...column(Texto, z._default(z.enum(valuesOf(words)), first as never)), filter, words };
};

/** The columns of a record that is annulled in place of being deleted. */
export const anulable = {
  estado: estados({ A: 'Vigente', X: 'Anulado' }),
  motivo_anulacion: texto,
};

export const habilitado = eleccion({ A: 'Sí', I: 'No' });
export const siNo = eleccion({ S: 'Sí', N: 'No' });

/** A record as it is read: its columns, and the fields that the API alone sets. */
export const recordOf = <C extends Columns, Shape extends Readonly<Record<string, Schema>>>(
  columns: C,
  shape: Shape,
) => z.object({ id: Id, ...partsOf(columns, 'read'), ...shape, ...Registro });

export const inputOf = <C extends Columns>(columns: C) => z.object(partsOf(columns, 'write'));

const partsOf = <C extends Columns, Part extends 'read' | 'write'>(columns: C, part: Part) =>
  Object.fromEntries(Object.entries(columns).map(([name, one]) => [name, one[part]])) as {
    [Name in keyof C]: C[Name][Part];
  };
