import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { FieldProps } from 'react-admin';
import type { Venta } from '../../../contract/ventas';
import GeneratedList from '../../domain/generated/GeneratedList';
import { ChoiceField } from '../../ui/fields/ChoiceField';
import { porCorregir } from './grid/SumBar';

export default function VentasList() {
  return <GeneratedList cells={CELLS} />;
}

const EstadoField = (props: FieldProps) => {
  const { por_corregir = 0 } = useRecordContext<Venta>() ?? {};

  return (
    <>
      <ChoiceField {...props} />
      {por_corregir > 0 && (
        <Typography variant="caption" color="warning" sx={{ display: 'block' }}>
          {porCorregir(por_corregir)}
        </Typography>
      )}
    </>
  );
};

const CELLS = { estado: EstadoField };
