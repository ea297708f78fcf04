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
import { PremioImagen } from './PremioImagen';

/** A premio to be looked at: whoever reviews or pays it changes none of this. */
export const PremioFacts = () => {
  const premio = useRecordContext<Premio>();
  const notes = (['observacion', 'motivo', 'motivo_anulacion'] as const).filter((note) => premio?.[note]);

  return (
    <>
      <SimpleShowLayout>
        <StateField source="estado" />
        <FunctionField<Premio> source="fecha" render={({ fecha }) => longDate(fecha)} />
        <NameField source="fk_sorteo" />
        <NameField source="fk_vendedor" />
        <TextField source="colilla" />
        <MoneyField source="valor" exact />
      </SimpleShowLayout>
      <SimpleShowLayout>
        <NameField source="fk_usuario_revisor" />
        <TextField source="fecha_pago" emptyText="—" />
        <SelectField source="forma_pago" emptyText="—" />
        <PicturesField source="comprobante" />
        {notes.map((note) => (
          <TextField key={note} source={note} />
        ))}
      </SimpleShowLayout>
      <PremioImagen />
    </>
  );
};
