import { SelectInput, TextInput } from 'react-admin';
import { EstadoInput } from '../../ui/estado';
import { FieldRow } from '../../ui/FieldRow';
import { DiasInput } from './DiasInput';

const CIFRAS = [1, 2, 3, 4].map((cifras) => ({ id: cifras, name: String(cifras) }));
const JUEGA = [
  { id: 'S', name: 'Sí' },
  { id: 'N', name: 'No' },
];
const TIME = { type: 'time', slotProps: { inputLabel: { shrink: true } }, isRequired: true } as const;

/** All that is written of a draw. */
export const SorteoFields = () => (
  <>
    <TextInput source="nombre" label="Nombre" isRequired />
    <FieldRow>
      <TextInput source="hora_sorteo" label="Hora del sorteo" {...TIME} />
      <TextInput source="hora_cierre" label="Hora de cierre" {...TIME} />
    </FieldRow>
    <DiasInput source="dias" label="Días" />
    <FieldRow>
      <SelectInput source="cifras" label="Cifras" choices={CIFRAS} isRequired />
      <SelectInput source="juega_feriado" label="Juega en feriados" choices={JUEGA} isRequired />
      <EstadoInput />
    </FieldRow>
  </>
);
