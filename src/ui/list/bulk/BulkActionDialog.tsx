import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useResourceContext } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Form, type FormProps } from 'react-admin';
import { ErrorNotice } from '../../base/ErrorNotice';
import { Loading } from '../../base/Loading';
import { ActionDialog } from '../../form/dialogs/ActionDialog';
import { FormGrid } from '../../form/FormGrid';
import { RowsTable } from '../../table/RowsTable';
import { GroupedRows } from './GroupedRows';
import { type BulkAction, RefusedList, useBulkAction } from './useBulkAction';

interface BulkActionDialogProps<T extends RaRecord> extends BulkAction<T> {
  title: string;
  /** 'Pagar' */
  verb: string;
  onClose: () => void;
  /** Asked once for all records. */
  inputs?: ReactNode;
  defaultValues?: FormProps['defaultValues'];
  /** More than ten records stand in groups, by the value of this field. */
  groupBy?: keyof T & string;
  /** The columns of the selected records. */
  children: ReactNode;
}

/** Changes the selected records of a list one after the other; says which cannot, and stops when it is asked to. */
export const BulkActionDialog = <T extends RaRecord>({
  title,
  verb,
  onClose,
  inputs,
  defaultValues,
  groupBy,
  children,
  ...action
}: BulkActionDialogProps<T>) => {
  const formId = useId();
  const resource = useResourceContext();
  const bulk = useBulkAction(action, onClose);
  const { records, isRead, left, error, count, isBusy, sumText, sumOf } = bulk;
  const isAny = records !== undefined && records.length > 0;
  const table = (rows: readonly T[]) => (
    <RowsTable
      rows={rows}
      sums={action.sum && { [action.sum]: sumOf(rows) ?? 0 }}
      aria-label="Seleccionados"
      storeKey={`${resource}.bulk`}
    >
      {children}
    </RowsTable>
  );

  return (
    <ActionDialog
      open
      title={title}
      verb={isAny ? verbOf(verb, records.length, left.length, sumText(records)) : verb}
      maxWidth="md"
      isBusy={isBusy}
      onCancel={onClose}
      onStop={bulk.stop}
      accept={isAny && isRead ? { form: formId } : undefined}
    >
      {error && <ErrorNotice error={error} onRetry={bulk.refetch} />}
      {!records && !error && <Loading />}
      {isAny && (
        <Form
          id={formId}
          defaultValues={defaultValues}
          onSubmit={(values: object) => bulk.run(values as Partial<T>)}
          noValidate
          disableInvalidFormNotification
        >
          <Stack spacing={2} sx={{ pt: 1 }}>
            {inputs && <FormGrid takesFocus>{inputs}</FormGrid>}
            {groupBy && records.length > MOST_AT_A_GLANCE ? (
              <GroupedRows
                rows={records}
                by={groupBy}
                summary={(rows) => [rows.length, sumText(rows)].filter(Boolean).join(' ')}
              >
                {table}
              </GroupedRows>
            ) : (
              table(records)
            )}
            {isBusy && (
              <Box sx={inSight}>
                <Typography role="status">{`${count} de ${records.length}`}</Typography>
                <LinearProgress
                  variant="determinate"
                  value={(100 * count) / records.length}
                  aria-label={title}
                />
              </Box>
            )}
          </Stack>
        </Form>
      )}
      <RefusedList
        refused={left}
        stays={left.length === 1 ? 'sale de la selección' : 'salen de la selección'}
      />
    </ActionDialog>
  );
};

const MOST_AT_A_GLANCE = 10;

/** "Pagar 6 por $1,240.33", or "Pagar 4 de 6 por $…" if some cannot. */
const verbOf = (verb: string, able: number, left: number, sum: string) =>
  [verb, left > 0 ? `${able} de ${able + left}` : able, sum].filter(Boolean).join(' ');

/** Below a long table. */
const inSight = { position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper', py: 1 } as const;
