import type { Deposito } from '../../../contract/depositos';
import { AdministradorFilter } from '../../ui/AdministradorFilter';
import { comprobanteColumn, dineroColumn, estadoColumn, usuarioColumn, wordColumn } from '../../ui/columns';
import { RangoFilter, rangoReciente } from '../../ui/RangoFilter';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';
import { SelectFilter } from '../../ui/SelectFilter';
import { DepositoActions } from './DepositoActions';
import { choicesOf, ESTADOS_DEPOSITO, estadoWords, TIPOS } from './estadosDeposito';

const columns: readonly RestColumn<Deposito>[] = [
  { source: 'id', isWhole: true },
  { source: 'fecha', isWhole: true },
  usuarioColumn('fk_usuario', { card: 'title' }),
  wordColumn('tipo', TIPOS),
  { source: 'banco' },
  { source: 'cuenta_bancaria', sort: false },
  dineroColumn('valor', { card: 'value' }),
  estadoColumn('estado', ESTADOS_DEPOSITO),
  comprobanteColumn('comprobante'),
];

export default function DepositosList() {
  return (
    <RestList
      create="Nueva solicitud"
      columns={columns}
      sort={{ field: 'fecha', order: 'DESC' }}
      filterDefaultValues={rangoReciente()}
      filters={
        <>
          <SearchFilter />
          <RangoFilter />
          <AdministradorFilter />
          <SelectFilter source="tipo" label="Tipo" choices={choicesOf(TIPOS)} />
          <SelectFilter source="estado" label="Estado" choices={choicesOf(estadoWords)} />
        </>
      }
      rowActions={(deposito) => <DepositoActions deposito={deposito} />}
    />
  );
}
