import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { FieldProps } from 'react-admin';
import type { Venta } from '../../../contract/ventas';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { lateText } from '../../domain/lateText';
import { ChoiceField } from '../../ui/fields/ChoiceField';
import GeneratedList from '../../views/generated/GeneratedList';
import type { ListProps } from '../../views/List';
import { unsentVentas } from './draft/unsent';
import { porCorregir } from './grid/SumBar';

export default function VentasList(props: Omit<ListProps, 'children'>) {
  return <GeneratedList {...props} cells={CELLS} />;
}

const EstadoField = (props: FieldProps) => {
  const venta = useRecordContext<Venta>();
  const { por_corregir = 0 } = venta ?? {};
  const { id } = useUsuarioActual();
  const late = venta && lateText(venta);
  const isUnsent = venta && unsentVentas(id).includes(venta.id);

  return (
    <>
      <ChoiceField {...props} />
      {por_corregir > 0 && (
        <Typography variant="caption" color="warning" sx={{ display: 'block' }}>
          {porCorregir(por_corregir)}
        </Typography>
      )}
      {isUnsent && (
        <Typography variant="caption" color="warning" sx={{ display: 'block' }}>
          filas sin enviar
        </Typography>
      )}
      {late && (
        <Typography variant="caption" color="warning" sx={{ display: 'block' }}>
          {late}
        </Typography>
      )}
    </>
  );
};

const CELLS = { estado: EstadoField };
