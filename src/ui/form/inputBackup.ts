import * as z from 'zod/mini';
import { keptKeys, readKept, type Where, writeKept } from '../../http/storage';

const InputBackup = z.object({
  campos: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  version: z.optional(z.number()),
  hora: z.optional(z.number()),
});
/** `version` is that of the record on which the input is based; `hora` is when it was typed, in milliseconds. */
export type InputBackup = z.infer<typeof InputBackup>;

const FORMULARIO = 'formulario.';

export const readInputBackup = (formKey: string): InputBackup | undefined =>
  readKept('sessionStorage', FORMULARIO + formKey, InputBackup);

/** Outlives the session in this tab; undefined removes it. */
export const writeInputBackup = (formKey: string, backup: InputBackup | undefined): void =>
  writeKept('sessionStorage', FORMULARIO + formKey, backup);

/** Salir deletes all input, but in this tab not the `unsent` one, which a section keeps itself (`useUnsent`). */
export const forgetInputBackups = (unsent: readonly string[]): void => {
  forget('sessionStorage', [FORMULARIO]);
  forget('localStorage', unsent);
};

export const forgetInputBackupsOfOthers = (usuario: number, unsent: readonly string[]): void => {
  forget('sessionStorage', [FORMULARIO, ...unsent], usuario);
  forget('localStorage', [FORMULARIO, ...unsent], usuario);
};

const forget = (where: Where, prefixes: readonly string[], but?: number): void => {
  for (const prefix of prefixes) {
    for (const key of keptKeys(where, prefix)) {
      if (!key.startsWith(`${prefix}${but}.`)) writeKept(where, key, undefined);
    }
  }
};
