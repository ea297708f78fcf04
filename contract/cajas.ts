import * as z from 'zod/mini';
import { defineCall } from './call';
import { Dinero, Id, Texto } from './common';
import { superadministradores } from './roles';

export const cajasCalls = {
  /** Boxes of disabled administradores that are not empty yet. Only our own API. */
  disabled: defineCall('GET', '/api/cajas/inhabilitadas', {
    own: true,
    access: superadministradores,
    answer: z.array(z.object({ id: Id, nombre: Texto, apellido: Texto, saldo: Dinero })),
  }),
};
