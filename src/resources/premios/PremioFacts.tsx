import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { FunctionField, TextField } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Premio } from '../../../contract/premios';
import { longDate } from '../../format/dates';
import { formatExact } from '../../format/money';
import { PicturesField } from '../../ui/fields/PicturesField';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { ValueField } from '../../ui/fields/ValueField';

export const PremioFacts = () => {
  const premio = useRecordContext<Premio>();
  const notes = (['observacion', 'motivo'] as const).filter((note) => premio?.[note]);

  return (
    <Card sx={oneBelowTheOther}>
      <SimpleShowLayout>
        <ValueField source="estado" />
        <FunctionField<Premio> source="fecha" render={({ fecha }) => longDate(fecha)} />
        <ValueField source="fk_sorteo" />
        <ValueField source="fk_vendedor" />
        <TextField source="colilla" />
        <ValueField source="valor" />
        {premio?.vendido && <EnVenta label="En la venta" />}
        {premio?.fk_usuario_revisor && <ValueField source="fk_usuario_revisor" />}
        {premio?.fecha_pago && [
          <TextField key="fecha_pago" source="fecha_pago" />,
          <ValueField key="forma_pago" source="forma_pago" />,
          <PicturesField key="comprobante" source="comprobante" />,
        ]}
        {notes.map((note) => (
          <TextField key={note} source={note} />
        ))}
      </SimpleShowLayout>
    </Card>
  );
};

interface PremioSituacionProps {
  onDirty: (isDirty: boolean) => void;
}

export const PremioSituacion = ({ onDirty }: PremioSituacionProps) => {
  const premio = useRecordContext<Premio>();
  const { isDirty } = useFormState();
  useEffect(() => {
    onDirty(isDirty);

    return () => onDirty(false);
  }, [onDirty, isDirty]);

  return (
    <Box data-wide>
      <SimpleShowLayout>
        <ValueField source="estado" />
        {premio?.vendido && <EnVenta label="En la venta" />}
        {premio?.fk_usuario_revisor && <ValueField source="fk_usuario_revisor" />}
      </SimpleShowLayout>
    </Box>
  );
};

/** The lines of the colilla in the promotor's closed venta. */
const EnVenta = (_: { label: string }) => {
  const { colilla, vendido = [] } = useRecordContext<Premio>() ?? {};
  if (vendido.length === 0) return 'No consta en una venta cerrada';

  return (
    <>
      {colilla} · {vendido.map(formatExact).join(' + ')} · <ValueField source="fk_vendedor" />
    </>
  );
};

const oneBelowTheOther = {
  p: 2,
  '& dl': { flexDirection: 'column', m: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '8rem 1fr', sm: '11rem 1fr' },
    alignItems: 'baseline',
  },
  '& dd': { overflowWrap: 'anywhere' },
};
