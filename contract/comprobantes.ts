import * as z from 'zod/mini';
import { defineCall } from './call';
import { Archivos, Conteo, Id, Mensaje, obligatorio } from './common';
import { type Fields, isPictures } from './field';
import { Files } from './nomina';
import { type Rol, superadministradores } from './roles';

const motivo = obligatorio(500, 'Escriba el motivo');

const Elegidos = Archivos.check(z.refine((paths) => paths !== '', 'Elija el comprobante'));

export const hasProof = (fields: Fields): boolean => isPictures(fields.comprobante);

/** They replace a wrong proof, also of a record that no longer changes. */
export const proofReplacers: readonly Rol[] = superadministradores;

/** Replaces the proof of a record in any estado but annulled; amounts stay. Only our own API. */
export const proofCall = (name: string) =>
  defineCall('POST', `/api/${name}/{id}/comprobante`, {
    access: proofReplacers,
    body: z.object({ comprobante: Elegidos, motivo, version: Conteo }),
    answer: z.looseObject({ id: Id }),
  });

const replace = (path: string) =>
  defineCall('POST', path, {
    access: proofReplacers,
    multipart: true,
    body: z.object({ files: Files, motivo }),
    answer: Mensaje,
  });

/** By resource: replaces the proof of a nomina, or of one of its lines, by files. Only our own API. */
export const comprobantesCalls = {
  nomina: replace('/api/comprobantes/nomina/{id}'),
  detalle_nominas: replace('/api/comprobantes/detalle_nominas/{id}'),
};

/** Undefined for a resource whose proof is uploaded before its record. */
export const filesProofCall = (resource: string): FilesProofCall | undefined =>
  Object.entries(comprobantesCalls).find(([name]) => name === resource)?.[1];
type FilesProofCall = ReturnType<typeof replace>;
