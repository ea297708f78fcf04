import type { Venta } from '../../../contract/ventas';
import { AdministradorFilter } from '../../ui/AdministradorFilter';
import { dineroColumn, estadoColumn, sorteoColumn, usuarioColumn, vendedorColumn } from '../../ui/columns';
import { RangoFilter, rangoReciente } from '../../ui/RangoFilter';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';
import { SelectFilter } from '../../ui/SelectFilter';
import { SorteoFilter } from '../../ui/SorteoFilter';
import { VendedorFilter } from '../../ui/VendedorFilter';
import { ESTADOS_VENTA } from './estadosVenta';

const columns: readonly RestColumn<Venta>[] = [
  { source: 'id', isWhole: true },
  { source: 'fecha', isWhole: true },
  sorteoColumn('fk_sorteo'),
  vendedorColumn('fk_vendedor', { card: 'title' }),
  { source: 'colillas', isNumeric: true, text: ({ colillas }) => Number(colillas) },
  dineroColumn('total', { card: 'value' }),
  usuarioColumn('fk_usuario_sumador'),
  estadoColumn('estado', ESTADOS_VENTA),
];

const ESTADOS = Object.entries(ESTADOS_VENTA).map(([id, { label }]) => ({ id, name: label }));

export default function VentasList() {
  return (
    <RestList
      create="Nueva venta"
      columns={columns}
      sort={{ field: 'fecha', order: 'DESC' }}
      filterDefaultValues={rangoReciente()}
      filters={
        <>
          <SearchFilter />
          <SelectFilter source="estado" label="Estado" choices={ESTADOS} />
          <AdministradorFilter />
          <VendedorFilter />
          <SorteoFilter />
          <RangoFilter />
        </>
      }
    />
  );
}
