import type { Prestamo } from '../../../contract/prestamos';
import { AdministradorFilter } from '../../ui/AdministradorFilter';
import { dineroColumn, estadoColumn, usuarioReference, vendedorReference } from '../../ui/columns';
import { RangoFilter } from '../../ui/RangoFilter';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';
import { SelectFilter } from '../../ui/SelectFilter';
import { Beneficiario } from './Beneficiario';
import { ESTADOS_PRESTAMO } from './estadosPrestamo';

const columns: readonly RestColumn<Prestamo>[] = [
  { source: 'id', isWhole: true },
  { source: 'fecha', isWhole: true },
  {
    source: 'fk_vendedor',
    cell: (prestamo) => <Beneficiario prestamo={prestamo} />,
    references: [vendedorReference('fk_vendedor'), usuarioReference('fk_usuario_beneficiario')],
    sort: false,
    card: 'title',
  },
  dineroColumn('valor'),
  dineroColumn('abonado', { sort: false }),
  dineroColumn('saldo', { card: 'value' }),
  estadoColumn('estado', ESTADOS_PRESTAMO),
];

const ESTADOS = [
  { id: 'A', name: 'Activos' },
  { id: 'P', name: 'Pagados' },
  { id: 'X', name: 'Anulados' },
];

/** Not by date from the start: a loan is of interest until it is paid, however old. */
export default function PrestamosList() {
  return (
    <RestList
      create="Nuevo préstamo"
      columns={columns}
      sort={{ field: 'fecha', order: 'DESC' }}
      filterDefaultValues={{ estado: 'A' }}
      filters={
        <>
          <SearchFilter />
          <RangoFilter />
          <AdministradorFilter />
          <SelectFilter source="estado" label="Estado" choices={ESTADOS} />
        </>
      }
    />
  );
}
