import type { Vendedor } from '../../../contract/vendedores';
import { fullName } from '../../format/text';
import { AdministradorFilter } from '../../ui/AdministradorFilter';
import { EstadoFilter } from '../../ui/estado';
import { NombreUsuario } from '../../ui/nombres';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';

const columns: readonly RestColumn<Vendedor>[] = [
  { source: 'id', isWhole: true },
  { source: 'codigo', isWhole: true },
  { source: 'nombre', cell: fullName, card: 'title' },
  { source: 'fk_usuario', cell: (vendedor) => <NombreUsuario record={vendedor} source="fk_usuario" /> },
  { source: 'porcentaje', isNumeric: true },
  { source: 'telefono', isWhole: true },
  { source: 'estado', cell: ({ estado }) => (estado === 'A' ? 'Sí' : 'No') },
];

export default function VendedoresList() {
  return (
    <RestList
      create="Nuevo promotor"
      columns={columns}
      sort={{ field: 'codigo', order: 'ASC' }}
      filters={
        <>
          <SearchFilter />
          <AdministradorFilter />
          <EstadoFilter />
        </>
      }
    />
  );
}
