import { useGetList } from 'ra-core';
import { memo } from 'react';
import { Link } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Fecha } from '../../../contract/common';
import type { Venta } from '../../../contract/ventas';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { listPath, recordPath } from '../../section/sectionPath';
import { useSettled } from '../../ui/base/useSettled';
import { MoneyField } from '../../ui/fields/MoneyField';
import { ValueField } from '../../ui/fields/ValueField';
import { FormAside } from '../../ui/form/FormAside';

const SHOWN = 8;
const PAUSE = 300;

/** The ventas of the day that the form of a new venta shows. Other hosts are not asked. */
export const VentasDelDia = memo(() => {
  const fecha = useSettled<string>(useWatch({ name: 'fecha' }), PAUSE);
  const { api_local } = useUsuarioActual();
  const isAsked = api_local === true && Fecha.safeParse(fecha).success;
  const day = { fecha_gte: fecha, fecha_lte: fecha };
  const {
    data,
    total = 0,
    error,
  } = useGetList<Venta>(
    'ventas',
    { filter: day, pagination: { page: 1, perPage: SHOWN } },
    { enabled: isAsked },
  );
  if (!isAsked) return null;

  return (
    <FormAside
      title={`Ventas del ${fecha}`}
      error={error}
      rows={data?.map((venta) => ({
        id: venta.id,
        to: recordPath('ventas', venta.id),
        title: <ValueField source="fk_vendedor" record={venta} />,
        detail: (
          <>
            <ValueField source="fk_sorteo" record={venta} /> · <ValueField source="estado" record={venta} />
          </>
        ),
        value: <MoneyField source="total" record={venta} />,
      }))}
    >
      {total > SHOWN && <Link to={listPath('ventas', day)}>Ver las {total}</Link>}
    </FormAside>
  );
});
