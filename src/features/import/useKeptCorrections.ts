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

/** Keeps the corrected cells of a sheet, and which rows were imported, in this tab, so that they survive the end of the session. */
export const useKeptCorrections = () => {
  const { formKey, forget } = useKeptInput();
  const forgetLater = useEvent(forget);
  // Leaving the page asks first; the end of a session unmounts nothing.
  useEffect(() => forgetLater, [forgetLater]);

  const keptOf = (file: File) => {
    const { campos = {} } = readInputBackup(formKey) ?? {};
    const { [ARCHIVO]: archivo, [HOJA]: hoja, [CABECERA]: cabecera, [IMPORTADAS]: importadas } = campos;

    return archivo === nameOf(file)
      ? {
          hoja,
          cabecera,
          importadas,
          cells: startingWith(CELDA, campos),
          columns: startingWith(COLUMNA, campos),
        }
      : { cells: {}, columns: {} };
  };
  const importedOf = (file: File) =>
    String(keptOf(file).importadas ?? '')
      .split(',')
      .filter(Boolean)
      .map(Number);
  const write = (
    { file, sheet, headRow, unnamed = {} }: OpenedFile,
    cells: Readonly<Record<string, string>>,
    imported: readonly number[],
  ) =>
    writeInputBackup(formKey, {
      campos: {
        ...prefixed(CELDA, cells),
        ...prefixed(COLUMNA, unnamed),
        [ARCHIVO]: nameOf(file),
        [HOJA]: sheet.name ?? '',
        [CABECERA]: headRow,
        [IMPORTADAS]: imported.join(),
      },
    });

  const { campos = {} } = readInputBackup(formKey) ?? {};

  return {
    forget,
    /** Of the file whose corrections are kept. */
    fileName:
      Object.keys(startingWith(CELDA, campos)).length > 0
        ? String(campos[ARCHIVO]).replace(/ \d+ \d+$/, '')
        : '',
    /** With the name of their sheet, '' in a text file; undefined if nothing of this file is kept. */
    of: (file: File): KeptFile | undefined => {
      const { hoja, cabecera, cells, columns: unnamed } = keptOf(file);
      if (hoja === undefined) return undefined;
      const corrections = Object.entries(cells).map(([place, text]) => {
        const [fila = '', ...source] = place.split('.');

        return { fila: Number(fila), source: source.join('.'), text };
      });

      return {
        sheet: String(hoja),
        headRow: Number(cabecera),
        unnamed,
        corrections,
        imported: importedOf(file),
      };
    },
    add: (opened: OpenedFile, { fila, source, text }: Correction) =>
      write(opened, { ...keptOf(opened.file).cells, [`${fila}.${source}`]: text }, importedOf(opened.file)),
    forgetImported: (opened: OpenedFile) => write(opened, keptOf(opened.file).cells, []),
    addImported: (opened: OpenedFile, rows: readonly number[]) =>
      write(opened, keptOf(opened.file).cells, [...new Set([...importedOf(opened.file), ...rows])]),
  };
};

interface KeptFile {
  sheet: string;
  headRow: number;
  unnamed: Known;
  corrections: Correction[];
  /** Numbers of the rows that were imported. */
  imported: number[];
}

/** What is kept under a prefix, without it. */
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
