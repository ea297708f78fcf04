import Alert from '@mui/material/Alert';
import { pagosCalls } from '../../../contract/pagos';
import { formatExact } from '../../format/money';
import { useCall } from '../../ui/base/useCall';

/** Says before somebody is disabled that they still have to be paid. */
export const VentasSinPagar = ({ fk_usuario }: { fk_usuario: number }) => {
  const { data } = useCall(pagosCalls.unpaid, { fk_usuario: String(fk_usuario) });
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
