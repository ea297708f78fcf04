import { DIAS, type Sorteo } from '../../../contract/sorteos';
import { wordColumn } from '../../ui/columns';
import { EstadoFilter } from '../../ui/estado';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';
import { CONFIGURACION } from '../../ui/sectionPath';

const columns: readonly RestColumn<Sorteo>[] = [
  { source: 'id', isWhole: true },
  { source: 'nombre', card: 'title' },
  { source: 'hora_sorteo', isWhole: true },
  { source: 'hora_cierre', isWhole: true },
  { source: 'dias', cell: ({ dias }) => (dias.length === DIAS.length ? 'Todos' : [...dias].join(' ')) },
  { source: 'cifras', isNumeric: true },
  wordColumn('estado', { A: 'Sí', I: 'No' }),
];

export default function SorteosList() {
  return (
    <RestList
      parent={CONFIGURACION}
      create="Nuevo sorteo"
      columns={columns}
      sort={{ field: 'nombre', order: 'ASC' }}
      filters={
        <>
          <SearchFilter />
          <EstadoFilter />
        </>
      }
    />
  );
}
