import type { Caja } from '../../../contract/caja';
import { AdministradorFilter } from '../AdministradorFilter';
import { comprobanteColumn, dineroColumn, usuarioColumn } from '../columns';
import { RangoFilter, rangoReciente } from '../RangoFilter';
import { RestList } from '../RestList';
import type { RestColumn } from '../RestRows';
import { SearchFilter } from '../SearchFilter';
import { SelectFilter } from '../SelectFilter';
import { tipoCajaChoices, tipoCajaLabelOf } from './tiposCaja';

interface CajaListProps {
  /** The button that leads to the form: 'Nuevo gasto'. */
  create: string;
  tipos: readonly string[];
}

const columns: readonly RestColumn<Caja>[] = [
  { source: 'id', isWhole: true },
  { source: 'fecha', isWhole: true },
  usuarioColumn('fk_usuario'),
  { source: 'tipo', cell: ({ tipo }) => tipoCajaLabelOf(tipo), text: ({ tipo }) => tipoCajaLabelOf(tipo) },
  { source: 'descripcion', card: 'title' },
  dineroColumn('valor', { card: 'value' }),
  comprobanteColumn('comprobante'),
];

const ESTADOS = [
  { id: 'A', name: 'Vigentes' },
  { id: 'X', name: 'Anulados' },
];

/** The list of gastos or of ingresos. */
export const CajaList = ({ create, tipos }: CajaListProps) => (
  <RestList
    create={create}
    columns={columns}
    sort={{ field: 'fecha', order: 'DESC' }}
    filterDefaultValues={{ ...rangoReciente(), estado: 'A' }}
    filters={
      <>
        <SearchFilter />
        <RangoFilter />
        <AdministradorFilter />
        <SelectFilter source="tipo" label="Tipo" choices={tipoCajaChoices(tipos)} />
        <SelectFilter source="estado" label="Estado" choices={ESTADOS} />
      </>
    }
  />
);
