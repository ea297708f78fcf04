import * as z from 'zod/mini';
import { defineCall } from './call';
import { todos } from './roles';

export const archivosAccess = todos;

/** Who sees the pictures of records that they may read. */
export const comprobantesAccess = todos;

export const archivosCalls = {
  upload: defineCall('POST', '/api/archivos', {
    access: archivosAccess,
    multipart: true,
    body: z.object({ files: z.array(z.file()).check(z.minLength(1, 'Elija al menos un archivo')) }),
    answer: z.object({ paths: z.array(z.string()) }),
  }),
};
