import type { Premio } from '../../../../contract/premios';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { PictureThumbnail } from '../../../ui/fields/PicturesField';
import { BulkActionDialog } from '../../../ui/list/bulk/BulkActionDialog';
import { DataTable } from '../../../ui/table/DataTable';
import { FormaPagoInput, PAGO } from '../pasos/PasoButton';
import { type BulkStep, whyNot } from './bulkStep';
import { InusualesInput } from './InusualesInput';

interface BulkStepDialogProps {
  step: BulkStep;
  onClose: () => void;
}

export default function BulkStepDialog({ step, onClose }: BulkStepDialogProps) {
  const { to, title, verb, done } = step;
  const usuario = useUsuarioActual();
  const isPayment = to === 'PAGADO';

  return (
    <BulkActionDialog<Premio>
      title={title}
      verb={verb}
      done={done}
      whyNot={(premio) => whyNot(premio, step, usuario)}
      change={(premio, { forma_pago = PAGO.forma_pago }) => ({
        ...premio,
        ...(isPayment && { ...PAGO, forma_pago }),
        estado: to,
      })}
      sum="valor"
      groupBy="fk_vendedor"
      inputs={
        <>
          {isPayment && <FormaPagoInput />}
          <InusualesInput step={step} />
        </>
      }
      defaultValues={{ forma_pago: PAGO.forma_pago }}
      onClose={onClose}
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="fecha" />
      <DataTable.Col source="fk_sorteo" />
      <DataTable.Col source="fk_vendedor" />
      <DataTable.Col source="colilla" />
      <DataTable.Col source="valor" render={() => <MoneyField source="valor" exact />} />
      <DataTable.Col source="imagen" render={Thumbnail} />
    </BulkActionDialog>
  );
}

const Thumbnail = ({ imagen }: Premio) => imagen && <PictureThumbnail paths={imagen} />;
