import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import type { Transferencia } from '../../../contract/transferencias';
import { ComprobanteLink } from '../../ui/fields/PicturesField';
import GeneratedList from '../../views/generated/GeneratedList';
import { RecordMenu } from '../../views/RecordMenu';

export default function TransferenciasList() {
  return (
    <GeneratedList
      notice={
        <Alert severity="info" icon={false} sx={{ mb: 2 }}>
          Una transferencia no se modifica ni se anula: se deshace con la transferencia contraria
        </Alert>
      }
      rowActions={<Actions />}
    />
  );
}

const Actions = () => {
  const transferencia = useRecordContext<Transferencia>();

  return (
    transferencia && (
      <>
        {transferencia.comprobante && <ComprobanteLink paths={transferencia.comprobante} />}
        <RecordMenu />
      </>
    )
  );
};
