import * as z from 'zod/mini';
import { nominaCalls } from '../../../contract/nomina';
import { refusalOfPictures } from '../../ui/inputs/pictures/pictures';

const pictures = <T extends { files: File[] }>() =>
  z.check<T>(({ issues, value }) => {
    const message = refusalOfPictures(value.files);
    if (message) issues.push({ code: 'custom', path: ['files'], message, input: value });
  });

/** The proof of a nomina as a whole. */
export const conArchivos = z.pick(nominaCalls.upload.body, { files: true }).check(pictures());

/** The proof of a line, with its money. */
export const conDinero = z
  .pick(nominaCalls.uploadLine.body, { files: true, descuentos: true, otros_ingresos: true })
  .check(pictures());
