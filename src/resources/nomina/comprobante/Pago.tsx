import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { dollarsToCents } from '../../../../contract/common';
import { formatExact } from '../../../format/money';
import { fullName } from '../../../format/text';
import type { DetalleRecord, NominaRecord } from '../nominaRecord';

/** Whom the proof pays, where to, and how much, to the cent; of a line as its money is written. */
export const Pago = ({ pago }: { pago: NominaRecord | DetalleRecord }) => (
  <>
    {fullName(pago.usuario)} · {pago.cuenta}
    <br />
    Se pagan <strong>{'descuentos' in pago ? <TotalDeLinea line={pago} /> : formatExact(pago.total)}</strong>
  </>
);

/** What the API makes of it: base + otros ingresos − descuentos; a dash while they cannot be read. */
const TotalDeLinea = ({ line }: { line: DetalleRecord }) => {
  const [descuentos, otros] = useWatch({ name: ['descuentos', 'otros_ingresos'] }).map(centsOfInput);
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

const centsOfInput = (text: unknown) => dollarsToCents(String(text || '0'));
