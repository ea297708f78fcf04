import { prestamosRest } from '../../../contract/prestamos';
import { ApiError } from '../../http/errors';
import { requireOpenWeek } from '../../ledger/weekLock';
import { requireNotAfterToday } from '../../rest/notAfterToday';
import { annulOrWrite } from '../../rest/owned';
import { restRoutes } from '../../rest/rest';
import type { ChangeOf } from '../../rest/restTable';

type Change = ChangeOf<typeof prestamosRest>;

/** The debtor must work or sell for the administrador. */
const requireBeneficiary = async (
  { trx, data: { fk_vendedor, fk_usuario_beneficiario } }: Change,
  fk_usuario: number,
) => {
  const found =
    fk_vendedor == null
      ? await trx
          .selectFrom('usuarios')
          .select('id')
          .where('id', '=', fk_usuario_beneficiario ?? 0)
          .where('estado', '=', 'A')
          .where(({ eb, or }) => or([eb('fk_usuario_principal', '=', fk_usuario), eb('id', '=', fk_usuario)]))
          .executeTakeFirst()
      : await trx
          .selectFrom('vendedores')
          .select('id')
          .where('id', '=', fk_vendedor)
          .where('estado', '=', 'A')
          .where('fk_usuario', '=', fk_usuario)
          .executeTakeFirst();

  if (!found) {
    throw new ApiError(422, 'El beneficiario debe ser un promotor o un usuario habilitado del administrador');
  }
};

const checkPrestamo = async (change: Change) => {
  const { trx, now, data, before } = change;
  if (before && before.estado !== 'A') {
    const state = before.estado === 'X' ? 'anulado' : 'pagado';
    throw new ApiError(409, `El préstamo está ${state} y no se puede modificar`);
  }
  if (before && before.saldo < before.valor) {
    throw new ApiError(409, 'El préstamo ya tiene abonos: anúlelos antes de cambiarlo o anularlo');
  }
  if (before) await requireOpenWeek(trx, before, now);
  if (data.estado === 'X') return annulOrWrite({ data, before });

  const { fk_usuario } = data;
  requireNotAfterToday(data.fecha, now);
  await requireOpenWeek(trx, { fk_usuario, fecha: data.fecha }, now);
  const isSame =
    before?.fk_usuario === fk_usuario &&
    before.fk_vendedor === (data.fk_vendedor ?? null) &&
    before.fk_usuario_beneficiario === (data.fk_usuario_beneficiario ?? null);
  if (!isSame) await requireBeneficiary(change, fk_usuario);

  return {
    ...data,
    fk_vendedor: data.fk_vendedor ?? null,
    fk_usuario_beneficiario: data.fk_usuario_beneficiario ?? null,
    saldo: data.valor,
    estado: 'A',
    motivo_anulacion: '',
  };
};

export const prestamosRoutes = restRoutes(prestamosRest, {
  check: checkPrestamo,
  // A loan with abonos cannot change, in any week.
  inLedger: (row) => (row.estado === 'A' && row.saldo === row.valor ? row : undefined),
});
