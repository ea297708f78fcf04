import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { Prestamo } from '../../../contract/prestamos';
import { formatMoney } from '../../format/money';
import { centsOf } from '../../ui/fields/cellOf';
import { beneficiarioText } from './beneficiario';

/** A loan that does not change any more, at a glance. */
export const PrestamoResumen = () => {
  const prestamo = useRecordContext<Prestamo>();
  if (!prestamo) return null;

  const { valor, abonado, saldo, cuotas, valor_cuota, motivo } = prestamo;
  const money = (dollars: string) => formatMoney(centsOf(dollars));
  const facts = [
    ['Beneficiario', beneficiarioText(prestamo)],
    ['Fecha', prestamo.fecha],
    ['Valor', money(valor)],
    ['Cuotas', `${cuotas} de ${money(valor_cuota)}`],
    ['Abonado', money(abonado)],
    ['Saldo', money(saldo)],
    ...(motivo ? [['Motivo', motivo]] : []),
  ] as const;

  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, mt: 1 }}>
      {facts.map(([label, value]) => (
        <div key={String(label)}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
};
