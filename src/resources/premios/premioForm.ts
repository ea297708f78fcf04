import * as z from 'zod/mini';
import { PremioInput } from '../../../contract/premios';
import { today } from '../../format/dates';

/** The contract in the words of a form; a draw of a day to come has no winners. */
export const premioForm = z
  .safeExtend(PremioInput, { fk_sorteo: z.int('Elija un sorteo'), fk_vendedor: z.int('Elija un promotor') })
  .check(
    z.refine(({ fecha }) => fecha <= today(), {
      path: ['fecha'],
      message: 'La fecha no puede ser posterior a hoy',
    }),
  );
