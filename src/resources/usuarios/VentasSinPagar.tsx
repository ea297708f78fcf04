import Alert from '@mui/material/Alert';
import type { pagosCalls } from '../../../contract/pagos';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { formatExact } from '../../format/money';
import { useReport } from '../../ui/report/useReport';

/** Says before somebody is disabled that they still have to be paid. */
export const VentasSinPagar = ({ fk_usuario }: { fk_usuario: number }) => {
  const { api_local } = useUsuarioActual();
  const { data } = useReport<typeof pagosCalls.unpaid>(
    'pagos',
    'unpaid',
    { fk_usuario: String(fk_usuario) },
    { enabled: api_local === true },
  );
  if (!data?.semanas.length) return null;

  return (
    <Alert severity="warning" data-wide>
      Tiene ventas que ninguna nomina paga todavía. Se pagarán en la nomina de su semana, también si queda
      inhabilitado:
      {data.semanas.map(({ fecha, fecha_final, fk_usuario: owner, administrador, ventas }) => (
        <div key={`${fecha} ${owner}`}>
          {fecha} al {fecha_final}, {administrador}: {formatExact(ventas)}
        </div>
      ))}
    </Alert>
  );
};
