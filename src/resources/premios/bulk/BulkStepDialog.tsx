import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Form } from 'react-admin';
import { ActionDialog } from '../../../ui/dialogs/ActionDialog';
import { ErrorState } from '../../../ui/page/ErrorState';
import { Loading } from '../../../ui/page/Loading';
import { FormaPagoInput } from '../pasos/FormaPagoInput';
import { PAGO } from '../pasos/PagoFields';
import { RefusedList } from './BulkStepReport';
import { BulkStepRows } from './BulkStepRows';
import type { BulkStep } from './bulkStep';
import { useBulkStep } from './useBulkStep';

interface BulkStepDialogProps {
  step: BulkStep;
  onClose: () => void;
}

/** Lists with what the step is taken and what stays as it is, before it is taken. */
export default function BulkStepDialog({ step, onClose }: BulkStepDialogProps) {
  const formId = useId();
  const { premios, left, error, refetch, count, isBusy, run } = useBulkStep(step, onClose);
  const isPayment = step.to === 'PAGADO';

  return (
    <ActionDialog
      open
      title={step.title}
      verb={step.verb}
      isBusy={isBusy}
      onCancel={onClose}
      accept={premios?.length ? { form: formId } : undefined}
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!premios && !error && <Loading />}
      {premios && premios.length > 0 && (
        <Form
          id={formId}
          defaultValues={{ forma_pago: PAGO.forma_pago }}
          onSubmit={(values: object) => run(isPayment ? { ...PAGO, ...values } : {})}
          noValidate
          disableInvalidFormNotification
        >
          <Stack spacing={2} sx={{ pt: 1 }}>
            {isPayment && <FormaPagoInput />}
            <BulkStepRows premios={premios} />
            {isBusy && <Progress count={count} total={premios.length} />}
          </Stack>
        </Form>
      )}
      <RefusedList refused={left} />
    </ActionDialog>
  );
}

const Progress = ({ count, total }: { count: number; total: number }) => (
  <div>
    <Typography role="status">{`${count} de ${total}`}</Typography>
    <LinearProgress
      aria-label="Progreso"
      variant="determinate"
      value={total === 0 ? 0 : (count / total) * 100}
    />
  </div>
);
