import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import type { Sheet } from '../../format/import/line';
import { readInputBackup, writeInputBackup } from '../../ui/form/inputBackup';
import { useKeptInput } from '../../ui/form/useKeptInput';
import type { Correction } from './openFile';

const ARCHIVO = 'archivo';
const HOJA = 'hoja';

/** Keeps the corrected cells of a sheet in this tab, so that they survive the end of the session. */
export const useKeptCorrections = () => {
  const { formKey, forget } = useKeptInput();
  const forgetLater = useEvent(forget);
  // Leaving the page asks first; the end of a session unmounts nothing.
  useEffect(() => forgetLater, [forgetLater]);

  const keptOf = (file: File) => {
    const { campos = {} } = readInputBackup(formKey) ?? {};
    const { [ARCHIVO]: archivo, [HOJA]: hoja, ...cells } = campos;

    return archivo === nameOf(file) ? { hoja, cells } : { cells: {} };
  };

  return {
    forget,
    /** Of the file whose corrections are kept. */
    fileName: String(readInputBackup(formKey)?.campos[ARCHIVO] ?? '').replace(/ \d+ \d+$/, ''),
    /** With the name of their sheet, '' in a text file. */
    of: (file: File): { sheet: string; corrections: Correction[] } => {
      const { hoja = '', cells } = keptOf(file);
      const corrections = Object.entries(cells).map(([place, text]) => {
        const [fila = '', ...source] = place.split('.');

        return { fila: Number(fila), source: source.join('.'), text: String(text) };
      });

      return { sheet: String(hoja), corrections };
    },
    add: (file: File, sheet: Sheet, { fila, source, text }: Correction) => {
      const campos = { ...keptOf(file).cells, [`${fila}.${source}`]: text };
      writeInputBackup(formKey, { campos: { ...campos, [ARCHIVO]: nameOf(file), [HOJA]: sheet.name ?? '' } });
    },
  };
};

/** The same file again, as far as a browser can tell. Its name stands first. */
const nameOf = ({ name, size, lastModified }: File) => [name, size, lastModified].join(' ');
