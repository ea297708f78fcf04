import { FunctionField, ReferenceField } from 'react-admin';
import type { Usuario } from '../../../contract/usuarios';
import type { Vendedor } from '../../../contract/vendedores';
import { fullName } from '../../format/text';
import { EstadoFilter } from '../../ui/estado';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';
import { AdministradorFilter } from './AdministradorFilter';

const columns: readonly RestColumn<Vendedor>[] = [
  { source: 'id', isWhole: true },
  { source: 'codigo', isWhole: true },
  { source: 'nombre', cell: fullName, card: 'title' },
  { source: 'fk_usuario', cell: (vendedor) => <Administrador vendedor={vendedor} /> },
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

const Administrador = ({ vendedor }: { vendedor: Vendedor }) => (
  <ReferenceField record={vendedor} source="fk_usuario" reference="usuarios" link={false}>
    <FunctionField<Usuario> render={fullName} />
  </ReferenceField>
);
