import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { FieldProps } from 'react-admin';
import type { Venta } from '../../../contract/ventas';
import { StateField } from '../../ui/fields/StateField';
import { porCorregir } from './grid/porCorregir';

/** The state of a venta, and what a draft still wants. */
export const EstadoField = (props: FieldProps) => {
  const { por_corregir = 0 } = useRecordContext<Venta>() ?? {};

  return (
    <>
      <StateField {...props} />
      {por_corregir > 0 && (
        <Typography variant="caption" color="warning" sx={{ display: 'block' }}>
          {porCorregir(por_corregir)}
        </Typography>
      )}
    </>
  );
};
