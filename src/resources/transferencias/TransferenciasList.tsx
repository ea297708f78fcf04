import Alert from '@mui/material/Alert';
import type { Transferencia } from '../../../contract/transferencias';
import { AdministradorFilter } from '../../ui/AdministradorFilter';
import { ComprobanteLink } from '../../ui/ComprobanteLink';
import { dineroColumn, usuarioColumn } from '../../ui/columns';
import { HistorialButton } from '../../ui/HistorialButton';
import { RangoFilter, rangoReciente } from '../../ui/RangoFilter';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { SearchFilter } from '../../ui/SearchFilter';

const columns: readonly RestColumn<Transferencia>[] = [
  { source: 'id', isWhole: true },
  { source: 'fecha', isWhole: true },
  usuarioColumn('fk_usuario_origen'),
  usuarioColumn('fk_usuario_destino'),
  dineroColumn('valor', { card: 'value' }),
  { source: 'concepto', card: 'title' },
];

export default function TransferenciasList() {
  return (
    <RestList
      create="Nueva transferencia"
      columns={columns}
      sort={{ field: 'fecha', order: 'DESC' }}
      filterDefaultValues={rangoReciente()}
      filters={
        <>
          <SearchFilter />
          <RangoFilter />
          <AdministradorFilter />
        </>
      }
      rowActions={({ id, comprobante }) => (
        <>
          {comprobante && <ComprobanteLink paths={comprobante} />}
          <HistorialButton target="transferencias" id={id} />
        </>
      )}
    >
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        Una transferencia no se modifica ni se anula: se deshace con la transferencia contraria.
      </Alert>
    </RestList>
  );
}
