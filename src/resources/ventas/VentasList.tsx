import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { FieldProps } from 'react-admin';
import type { Venta } from '../../../contract/ventas';
import { ChoiceField } from '../../ui/fields/ChoiceField';
import GeneratedList from '../../views/generated/GeneratedList';
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
