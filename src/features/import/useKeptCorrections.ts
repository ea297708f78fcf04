import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import { readInputBackup, writeInputBackup } from '../../ui/form/inputBackup';
import { useKeptInput } from '../../ui/form/useKeptInput';
import type { Correction, OpenedFile } from './openFile';
import type { Known } from './targets';

const ARCHIVO = 'archivo';
const HOJA = 'hoja';
const CABECERA = 'cabecera';
const IMPORTADAS = 'importadas';
/** Before the row and the field of a corrected cell, and the name that a column has from us. */
const CELDA = 'celda ';
const COLUMNA = 'columna ';
/** Before the field that has one value for all rows. */
const VALOR = 'valor ';
const DIAS = 'dias';

/** Keeps the corrected cells of a sheet, its choices, and which rows were imported, in this tab, so that they survive the end of the session. */
export const useKeptCorrections = () => {
  const { formKey, forget } = useKeptInput();
  const forgetLater = useEvent(forget);
  // Leaving the page asks first; the end of a session unmounts nothing.
  useEffect(() => forgetLater, [forgetLater]);

  const read = () => readInputBackup(formKey)?.campos ?? {};
  const keptOf = (file: File): Kept => {
    const campos = read();
    const {
      [ARCHIVO]: archivo,
      [HOJA]: hoja,
      [CABECERA]: cabecera,
      [IMPORTADAS]: importadas = '',
      [DIAS]: dias = '',
    } = campos;
    if (archivo !== nameOf(file)) return NOTHING;

    return {
      sheet: String(hoja),
      headRow: Number(cabecera),
      unnamed: startingWith(COLUMNA, campos),
      fixed: startingWith(VALOR, campos),
      otherDays: String(dias).split(',').filter(Boolean),
      cells: startingWith(CELDA, campos),
      imported: String(importadas).split(',').filter(Boolean).map(Number),
    };
  };
  const change = (
    { file, sheet, headRow, unnamed = {}, fixed = {}, otherDays = [] }: OpenedFile,
    changed: (before: Kept) => Partial<Pick<Kept, 'cells' | 'imported'>>,
  ) => {
    const before = keptOf(file);
    const { cells, imported } = { ...before, ...changed(before) };
    writeInputBackup(formKey, {
      campos: {
        ...prefixed(CELDA, cells),
        ...prefixed(COLUMNA, unnamed),
        ...prefixed(VALOR, fixed),
        [DIAS]: otherDays.join(),
        [ARCHIVO]: nameOf(file),
        [HOJA]: sheet.name ?? '',
        [CABECERA]: headRow,
        [IMPORTADAS]: imported.join(),
      },
    });
  };

  return {
    forget,
    /** The name of the file whose corrected cells are kept, or ''. */
    fileName: (): string => {
      const campos = read();
      if (Object.keys(startingWith(CELDA, campos)).length === 0) return '';

      return String(campos[ARCHIVO]).replace(/ \d+ \d+$/, '');
    },
    /** Undefined if nothing of this file is kept. */
    of: (file: File): KeptFile | undefined => {
      const { sheet, cells, ...kept } = keptOf(file);
      if (sheet === undefined) return undefined;
      const corrections = Object.entries(cells).map(([place, text]) => {
        const [fila = '', ...source] = place.split('.');

        return { fila: Number(fila), source: source.join('.'), text };
      });

      return { ...kept, sheet, corrections };
    },
    /** Keeps what the user chose for the whole sheet. */
    addChoices: (opened: OpenedFile) => change(opened, () => ({})),
    add: (opened: OpenedFile, { fila, source, text }: Correction) =>
      change(opened, ({ cells }) => ({ cells: { ...cells, [`${fila}.${source}`]: text } })),
    forgetImported: (opened: OpenedFile) => change(opened, () => ({ imported: [] })),
    addImported: (opened: OpenedFile, rows: readonly number[]) =>
      change(opened, ({ imported }) => ({ imported: [...new Set([...imported, ...rows])] })),
  };
};

interface Kept {
  /** The name of the sheet, '' in a text file; undefined if nothing of the file is kept. */
  sheet?: string;
  headRow?: number;
  unnamed: Known;
  fixed: Readonly<Record<string, string>>;
  otherDays: readonly string[];
  /** By row and field. */
  cells: Readonly<Record<string, string>>;
  /** Numbers of the rows that were imported. */
  imported: number[];
}

const NOTHING: Kept = { unnamed: {}, fixed: {}, otherDays: [], cells: {}, imported: [] };

interface KeptFile extends Omit<Kept, 'cells'> {
  sheet: string;
  corrections: Correction[];
}

/** The entries whose name begins with a prefix, which is cut off. */
const startingWith = (prefix: string, campos: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), String(text)]] : [],
    ),
  );

const prefixed = (prefix: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [prefix + name, text]));

/** The same file again, as far as a browser can tell. Its name stands first. */
const nameOf = ({ name, size, lastModified }: File) => [name, size, lastModified].join(' ');
