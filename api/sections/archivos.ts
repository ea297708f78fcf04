import { archivosCalls } from '../../contract/archivos';
import type { Answer } from '../answer/answer';
import { withProofs } from '../files/withProofs';

/** Pictures are uploaded before the record that names them. */
export const archivosRoutes = (answer: Answer): void => {
  answer(archivosCalls.upload, (upload) =>
    withProofs(upload, upload.body.files, async (comprobante) => {
      const { db, session, now } = upload;
      const paths = comprobante.split(',');
      const sent = { fk_usuario: session.user.id, fecha_creacion: now.toISOString() };
      await db
        .insertInto('archivos')
        .values(paths.map((ruta) => ({ ruta, ...sent })))
        .execute();

      return { paths };
    }),
  );
};
