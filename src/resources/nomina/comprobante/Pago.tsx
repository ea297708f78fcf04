import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { toCents } from '../../../../contract/common';
import type { DetalleRecord, NominaRecord } from '../../../dataProvider/nomina';
import { formatExact } from '../../../format/money';
import { fullName } from '../../../format/text';

export const Pago = ({ payment }: { payment: NominaRecord | DetalleRecord }) => (
  <>
    {fullName(payment.usuario)} · {payment.cuenta}
    <br />
    {payment.semana && (
      <>
        Semana del {payment.semana}
        <br />
      </>
    )}
    Se pagan{' '}
    <strong>{'descuentos' in payment ? <TotalDeLinea line={payment} /> : formatExact(payment.total)}</strong>
  </>
);

/** Same formula as the API: base + otros ingresos − descuentos. */
const TotalDeLinea = ({ line }: { line: DetalleRecord }) => {
  const [descuentos, otros] = useWatch({ name: ['descuentos', 'otros_ingresos'] }).map((typed) =>
    toCents(typed || 0),
  );
  if (descuentos === undefined || otros === undefined) return '—';

  const total = line.total + line.descuentos - line.otros_ingresos - descuentos + otros;

  return (
    <>
      {formatExact(total)}
      {total < 0 && (
        <Box component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 400 }}>
          Los descuentos superan lo que se paga
        </Box>
      )}
    </>
  );
};
