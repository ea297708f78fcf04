import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Premio } from '../../../contract/premios';
import { formatExact } from '../../format/money';
import { ActionDialog } from '../../ui/action/ActionDialog';
import { centsOf } from '../../ui/fields/cellOf';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { BulkStepReport } from './BulkStepReport';
import type { BulkStep } from './bulkStep';
import { FormaPagoInput } from './FormaPagoInput';
import { PAGO } from './PagoFields';
import { useBulkStep } from './useBulkStep';

interface BulkStepDialogProps {
  step: BulkStep;
  onClose: () => void;
}

/** Says how many and how much before the step is taken with all that are chosen, and afterwards what became of each. */
export default function BulkStepDialog({ step, onClose }: BulkStepDialogProps) {
  const formId = useId();
  const form = useForm({ defaultValues: { forma_pago: PAGO.forma_pago } });
  const { premios, error, refetch, count, report, isBusy, run } = useBulkStep(step);
  const isPayment = step.to === 'PAGADO';
  if (report) return <BulkStepReport step={step} report={report} onClose={onClose} />;

  const send = form.handleSubmit((values) => run(isPayment ? { ...PAGO, ...values } : {}));

  return (
    <ActionDialog
      open
      title={step.title}
      isBusy={isBusy || !premios}
      onCancel={onClose}
      accept={{ form: formId }}
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!premios && !error && <Loading />}
      {premios && (
        <FormProvider {...form}>
          <Stack component="form" id={formId} noValidate onSubmit={send} spacing={2}>
            <Typography>{textOf(premios)}</Typography>
            {isPayment && <FormaPagoInput />}
            {isBusy && <Progress count={count} total={premios.length} />}
          </Stack>
        </FormProvider>
      )}
    </ActionDialog>
  );
}

const textOf = (premios: readonly Premio[]) => {
  const amount = formatExact(premios.reduce((sum, { valor }) => sum + centsOf(valor), 0));

  return premios.length === 1 ? `1 premio, ${amount}.` : `${premios.length} premios, ${amount} en total.`;
};

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
