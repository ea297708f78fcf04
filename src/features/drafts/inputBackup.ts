import * as z from 'zod/mini';
import { keptKeys, readKept, type Where, writeKept } from '../../http/storage';

const InputBackup = z.object({
  campos: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  version: z.optional(z.number()),
});
/** The unsaved input of a form, and the version of the record that it was written on. */
export type InputBackup = z.infer<typeof InputBackup>;

const FORMULARIO = 'formulario.';
/** The section of ventas keeps these. */
const VENTAS = ['venta.', 'borrador.'];

export const readInputBackup = (place: string): InputBackup | undefined =>
  readKept('sessionStorage', FORMULARIO + place, InputBackup);

/** Keeps it in this tab over the end of the session; undefined: there is nothing to keep. */
export const writeInputBackup = (place: string, backup: InputBackup | undefined): void =>
  writeKept('sessionStorage', FORMULARIO + place, backup);

/** At Salir nothing that was written is kept but the unsent rows of a venta, in this tab. */
export const forgetInputBackups = (): void => {
  forget('sessionStorage', [FORMULARIO]);
  forget('localStorage', VENTAS);
};

/** Nobody finds what another user wrote in this browser. */
export const forgetInputBackupsOfOthers = (usuario: number): void => {
  forget('sessionStorage', [FORMULARIO, ...VENTAS], usuario);
  forget('localStorage', [FORMULARIO, ...VENTAS], usuario);
};

const forget = (where: Where, prefixes: readonly string[], but?: number): void => {
  for (const prefix of prefixes) {
    for (const key of keptKeys(where, prefix)) {
      if (!key.startsWith(`${prefix}${but}.`)) writeKept(where, key, undefined);
    }
  }
};
