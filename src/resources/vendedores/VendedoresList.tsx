import type { Vendedor } from '../../../contract/vendedores';
import { fullName } from '../../format/text';
import { AdministradorFilter } from '../../ui/AdministradorFilter';
import { usuarioColumn, wordColumn } from '../../ui/columns';
import { EstadoFilter } from '../../ui/estado';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';

const columns: readonly RestColumn<Vendedor>[] = [
  { source: 'id', isWhole: true },
  { source: 'codigo', isWhole: true },
  { source: 'nombre', cell: fullName, text: fullName, card: 'title' },
  usuarioColumn('fk_usuario'),
  { source: 'porcentaje', isNumeric: true },
  { source: 'telefono', isWhole: true },
  wordColumn('estado', { A: 'Sí', I: 'No' }),
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
