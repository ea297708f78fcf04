import Card from '@mui/material/Card';
import { useRecordContext } from 'ra-core';
import { FunctionField, TextField } from 'react-admin';
import type { Premio } from '../../../contract/premios';
import { longDate } from '../../format/dates';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NameField } from '../../ui/fields/NameField';
import { PicturesField } from '../../ui/fields/PicturesField';
import { SelectField } from '../../ui/fields/SelectField';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { StateField } from '../../ui/fields/StateField';
import { EnVenta } from './EnVenta';

/** A premio to be looked at: whoever reviews or pays it changes none of this. */
export const PremioFacts = () => {
  const premio = useRecordContext<Premio>();
  const notes = (['observacion', 'motivo'] as const).filter((note) => premio?.[note]);

  return (
    <Card sx={oneBelowTheOther}>
      <SimpleShowLayout>
        <StateField source="estado" />
        <FunctionField<Premio> source="fecha" render={({ fecha }) => longDate(fecha)} />
        <NameField source="fk_sorteo" />
        <NameField source="fk_vendedor" />
        <TextField source="colilla" />
        <MoneyField source="valor" exact />
        {premio?.vendido && <EnVenta label="En la venta" />}
        {premio?.fk_usuario_revisor && <NameField source="fk_usuario_revisor" />}
        {premio?.fecha_pago && [
          <TextField key="fecha_pago" source="fecha_pago" />,
          <SelectField key="forma_pago" source="forma_pago" emptyText="—" />,
          <PicturesField key="comprobante" source="comprobante" />,
        ]}
        {notes.map((note) => (
          <TextField key={note} source={note} />
        ))}
      </SimpleShowLayout>
    </Card>
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
