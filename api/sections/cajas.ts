import { cajasCalls } from '../../contract/cajas';
import { centsToDollars } from '../../contract/common';
import type { Answer } from '../answer/answer';
import { balanceOf } from '../ledger/balance';
import { administradoresToSettle } from '../ownership/usuarios';

export const cajasRoutes = (answer: Answer): void => {
  answer(cajasCalls.disabled, async ({ db }) => {
    const disabled = await administradoresToSettle(db).where('estado', '<>', 'A').execute();

    return Promise.all(
      disabled.map(async ({ estado: _, ...one }) => ({
        ...one,
        saldo: centsToDollars(await balanceOf(db, one.id)),
      })),
    );
  });
};
