import Alert from '@mui/material/Alert';
import { pagosCalls } from '../../../contract/pagos';
import { today } from '../../format/dates';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';
import { useCall } from '../../ui/base/useCall';
import { endOf } from './NominaInputs';

interface AvisoDeSemanaProps {
  fk_usuario: number | undefined;
  fecha: string;
}

/** Warns that the week still runs and that its drafts are not paid, because a nomina cannot be undone. */
export const AvisoDeSemana = ({ fk_usuario, fecha }: AvisoDeSemanaProps) => {
  const { data } = useCall(
    pagosCalls.payees,
    { fk_usuario: String(fk_usuario), fecha },
    { enabled: Boolean(fk_usuario) },
  );
  const { cuenta = 0, total = 0 } = data?.borradores ?? {};
  const isRunning = endOf(fecha) >= today();
  if (!isRunning && cuenta === 0) return null;

  return (
    <Alert role="status" severity="warning" sx={{ mb: 1.5 }}>
      {isRunning && <div>La semana aún no termina: los valores quedan como están en este momento</div>}
      {cuenta > 0 && (
        <div>
          No se {cuenta === 1 ? 'paga' : 'pagan'} {counted(cuenta, 'borrador', 'borradores')}:{' '}
          {formatExact(total)}
        </div>
      )}
    </Alert>
  );
};
