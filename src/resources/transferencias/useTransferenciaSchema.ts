import * as z from 'zod/mini';
import { TransferenciaInput } from '../../../contract/transferencias';
import { useMovimientoSchema } from '../../ui/useMovimientoSchema';

const Form = z
  .extend(TransferenciaInput, { fk_usuario_destino: z.int('Elija el administrador de destino') })
  .check(
    z.refine(({ fk_usuario_origen, fk_usuario_destino }) => fk_usuario_origen !== fk_usuario_destino, {
      path: ['fk_usuario_destino'],
      message: 'El origen y el destino deben ser distintos',
    }),
  );

/** What the form of a transfer takes. */
export const useTransferenciaSchema = () => useMovimientoSchema(Form, 'fk_usuario_origen');
