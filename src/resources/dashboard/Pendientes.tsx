import type { Tablero } from '../../../contract/dashboard';
import { recordPath, sectionPath } from '../../section/sectionPath';
import { useMoneyText } from '../../ui/fields/MoneyField';
import { conVentaOf, type Scope } from './indicadoresOf';
import { Lista } from './Lista';

interface PendientesProps {
  tablero: Tablero;
  whose: Scope;
}

export const Pendientes = ({ tablero, whose }: PendientesProps) => {
  const moneyText = useMoneyText();

  return (
    <>
      <Lista
        title="Promotores sin venta hoy"
        hint="Pulse un nombre para hacer su venta"
        none="Ningún promotor activo está sin venta hoy"
        figure={conVentaOf(tablero, whose)}
        areNames
        items={tablero.sin_venta_hoy.map(({ id, nombre }) => ({
          id,
          text: nombre,
          to: `${sectionPath('ventas', 'create')}?${new URLSearchParams({ source: JSON.stringify({ fk_vendedor: id }) })}`,
        }))}
      />
      <Lista
        title="Premios pendientes por más de 2 días"
        none="Ningún premio espera más de 2 días"
        items={tablero.premios_atrasados.map(({ id, fecha, promotor, colilla, valor }) => ({
          id,
          text: `${fecha} · ${promotor} · ${colilla} · ${moneyText(valor)}`,
          to: recordPath('premios', id),
        }))}
      />
    </>
  );
};
