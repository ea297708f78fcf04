import type { Feriado } from '../../../contract/feriados';
import { today } from '../../format/dates';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';
import { SelectFilter } from '../../ui/SelectFilter';
import { CONFIGURACION } from '../../ui/sectionPath';
import { AMBITOS, ambitoLabelOf } from './ambitos';

const columns: readonly RestColumn<Feriado>[] = [
  { source: 'id', isWhole: true },
  { source: 'fecha', isWhole: true },
  { source: 'nombre', card: 'title' },
  {
    source: 'ambito',
    cell: ({ ambito }) => ambitoLabelOf(ambito),
    text: ({ ambito }) => ambitoLabelOf(ambito),
  },
];

const ESTADOS = [
  { id: 'A', name: 'Vigentes' },
  { id: 'X', name: 'Anulados' },
];

/** The first year of which the national calendar is known, to the next one. */
const years = () => {
  const next = Number(today().slice(0, 4)) + 1;

  return Array.from({ length: next - 2022 }, (_, index) => ({
    id: next - index,
    name: String(next - index),
  }));
};

export default function FeriadosList() {
  return (
    <RestList
      parent={CONFIGURACION}
      create="Nuevo feriado"
      columns={columns}
      sort={{ field: 'fecha', order: 'DESC' }}
      filterDefaultValues={{ estado: 'A' }}
      filters={
        <>
          <SearchFilter />
          <SelectFilter source="anio" label="Año" choices={years()} />
          <SelectFilter source="ambito" label="Ámbito" choices={AMBITOS} />
          <SelectFilter source="estado" label="Estado" choices={ESTADOS} />
        </>
      }
    />
  );
}
