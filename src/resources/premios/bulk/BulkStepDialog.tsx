import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Form } from 'react-admin';
import type { Premio } from '../../../../contract/premios';
import { formatExact } from '../../../format/money';
import { ErrorNotice } from '../../../ui/base/ErrorNotice';
import { Loading } from '../../../ui/base/Loading';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { PictureThumbnail } from '../../../ui/fields/PicturesField';
import { ActionDialog } from '../../../ui/form/dialogs/ActionDialog';
import { FormGrid } from '../../../ui/form/FormGrid';
import { RowsTable } from '../../../ui/report/RowsTable';
import { DataTable } from '../../../ui/table/DataTable';
import { FormaPagoInput, PAGO } from '../pasos/PasoButton';
import type { BulkStep } from './bulkStep';
import { RefusedList, sumOf, useBulkStep } from './useBulkStep';

interface BulkStepDialogProps {
  step: BulkStep;
  onClose: () => void;
}

/** "Pagar 6 por $1,240.33", or "Pagar 4 de 6 por $…" if some cannot take the step. */
const verbOf = ({ verb }: BulkStep, premios: readonly Premio[] | undefined, left: number): string => {
  if (!premios?.length) return verb;
  const count = left > 0 ? `${premios.length} de ${premios.length + left}` : premios.length;

  return `${verb} ${count} por ${formatExact(sumOf(premios))}`;
};

/** Below a long table. */
const inSight = { position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper', py: 1 } as const;

const Thumbnail = ({ imagen }: Premio) => <PictureThumbnail paths={imagen} />;

export default function BulkStepDialog({ step, onClose }: BulkStepDialogProps) {
  const formId = useId();
  const { premios, left, error, refetch, count, isBusy, run, stop } = useBulkStep(step, onClose);
  const isPayment = step.to === 'PAGADO';

  return (
    <ActionDialog
      open
      title={step.title}
      verb={verbOf(step, premios, left.length)}
      maxWidth="md"
      isBusy={isBusy}
      onCancel={onClose}
      onStop={stop}
      accept={premios?.length ? { form: formId } : undefined}
    >
      {error && <ErrorNotice error={error} onRetry={refetch} />}
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
            {isPayment && (
              <FormGrid takesFocus>
                <FormaPagoInput />
              </FormGrid>
            )}
            <RowsTable
              rows={premios}
              sums={{ valor: sumOf(premios) }}
              aria-label="Seleccionados"
              storeKey="premios.bulkStep"
            >
              <DataTable.Col source="id" />
              <DataTable.Col source="fecha" />
              <DataTable.Col source="fk_sorteo" />
              <DataTable.Col source="fk_vendedor" />
              <DataTable.Col source="colilla" />
              <DataTable.Col source="valor" render={() => <MoneyField source="valor" exact />} />
              <DataTable.Col source="imagen" render={Thumbnail} />
            </RowsTable>
            {isBusy && (
              <Box sx={inSight}>
                <Typography role="status">{`${count} de ${premios.length}`}</Typography>
                <LinearProgress
                  variant="determinate"
                  value={(100 * count) / premios.length}
                  aria-label={step.title}
                />
              </Box>
            )}
          </Stack>
        </Form>
      )}
      <RefusedList refused={left} />
    </ActionDialog>
  );
}
