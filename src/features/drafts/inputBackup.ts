import { useRecordContext, useResourceContext } from 'ra-core';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { keptKeys, readKept, type Where, writeKept } from '../../http/storage';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';

const InputBackup = z.object({
  campos: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  version: z.optional(z.number()),
  /** Of the page, for whoever comes back: 'Nuevo gasto'. */
  titulo: z.optional(z.string()),
});
/** What was written into a form and not saved, and the version of the record that it was written on. */
export type InputBackup = z.infer<typeof InputBackup>;

const FORMULARIO = 'formulario';
/** The drafts of ventas and their rows are kept by the section itself. */
const DRAFTS: readonly string[] = ['venta', 'borrador'];
const PREFIXES: readonly string[] = [FORMULARIO, ...DRAFTS];

/** What this user wrote at this address, or in a dialog of it, and did not save. */
export const useInputBackup = (dialog = '') => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();

  return useMemo(() => {
    const key = inputBackupKey(id, pathname + (dialog && `#${dialog}`));

    return {
      pathname,
      read: () => readInputBackup(key),
      write: (respaldo: InputBackup | undefined) => writeInputBackup(key, respaldo),
      forget: () => writeInputBackup(key, undefined),
    };
  }, [id, pathname, dialog]);
};

/** What was written into the dialog of this title of the record around. */
export const useDialogBackup = (title: string) => {
  const dialog = [useResourceContext(), useRecordContext()?.id, title].join('.');

  return { dialog, ...useInputBackup(dialog) };
};

/** Whether a dialog is open: from the start where the session ended while somebody wrote into it. */
export const useDialog = (title: string) => {
  const { read } = useDialogBackup(title);

  return useState(() => read() !== undefined);
};

export const inputBackupKey = (usuario: number, path: string): string => `${FORMULARIO}.${usuario}.${path}`;

export const readInputBackup = (key: string): InputBackup | undefined =>
  readKept('sessionStorage', key, InputBackup);

/** Keeps it in this tab over the end of the session; undefined: there is nothing to keep. */
export const writeInputBackup = (key: string, respaldo: InputBackup | undefined): void =>
  writeKept('sessionStorage', key, respaldo);

/** The pages, by their paths, on which this user left something unsaved in this tab, with their titles. */
export const pagesWithBackups = (usuario: number): Map<string, string> => {
  const prefix = inputBackupKey(usuario, '');

  return new Map(
    keptKeys('sessionStorage', prefix).flatMap((key) => {
      const [path = ''] = key.slice(prefix.length).split('#');
      const { titulo = '' } = readInputBackup(key) ?? {};

      return titulo === '' ? [] : [[path, titulo] as const];
    }),
  );
};

/** At Salir nothing that was written is kept but the unsent rows of a venta, in this tab. */
export const forgetInputBackups = (): void => {
  removeKeys('sessionStorage', (prefix) => prefix === FORMULARIO);
  removeKeys('localStorage', (prefix) => DRAFTS.includes(prefix));
};

/** Nobody finds what another user wrote in this browser. */
export const forgetInputBackupsOfOthers = (usuario: number): void => {
  for (const where of ['sessionStorage', 'localStorage'] as const) {
    removeKeys(where, (prefix, of) => PREFIXES.includes(prefix) && of !== String(usuario));
  }
};

const removeKeys = (where: Where, isGone: (prefix: string, usuario: string) => boolean): void => {
  for (const key of keptKeys(where)) {
    const [prefix = '', usuario = ''] = key.split('.');
    if (isGone(prefix, usuario)) writeKept(where, key, undefined);
  }
};
