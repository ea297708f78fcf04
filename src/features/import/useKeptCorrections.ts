import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import { readInputBackup, writeInputBackup } from '../../ui/form/inputBackup';
import { useKeptInput } from '../../ui/form/useKeptInput';
import type { Correction } from './openFile';

const ARCHIVO = 'archivo';

/** Keeps the corrected cells of a file in this tab, so that they survive the end of the session. */
export const useKeptCorrections = () => {
  const { formKey, forget } = useKeptInput();
  const forgetLater = useEvent(forget);
  // Leaving the page asks first; the end of a session unmounts nothing.
  useEffect(() => forgetLater, [forgetLater]);

  const cellsOf = (file: File) => {
    const { campos = {} } = readInputBackup(formKey) ?? {};
    const { [ARCHIVO]: archivo, ...cells } = campos;

    return archivo === nameOf(file) ? cells : {};
  };

  return {
    forget,
    of: (file: File): Correction[] =>
      Object.entries(cellsOf(file)).map(([place, text]) => {
        const [fila = '', ...source] = place.split('.');

        return { fila: Number(fila), source: source.join('.'), text: String(text) };
      }),
    add: (file: File, { fila, source, text }: Correction) =>
      writeInputBackup(formKey, {
        campos: { ...cellsOf(file), [`${fila}.${source}`]: text, [ARCHIVO]: nameOf(file) },
      }),
  };
};

/** The same file again, as far as a browser can tell. */
const nameOf = ({ name, size, lastModified }: File) => [name, size, lastModified].join(' ');
