import Button, { type ButtonProps } from '@mui/material/Button';
import { type RaRecord, useRecordContext, useResourceContext, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { ShownField } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';
import { useDialog } from '../form/useKeptInput';
import { contractResolver, onScreen } from '../form/validation/contractResolver';
import { MultilineInput } from '../inputs/MultilineInput';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface StateChangeDialogProps extends FormDialogProps {
  estado: string;
  reason?: string;
}

interface StateChangeButtonProps
  extends Omit<StateChangeDialogProps, 'onClose'>,
    Pick<ButtonProps, 'autoFocus' | 'variant'> {
  label: string;
}

/** In place of UpdateButton: opens a dialog before it changes the estado. */
export const StateChangeButton = ({ label, variant, autoFocus, ...dialog }: StateChangeButtonProps) => {
  const [isAsking, setIsAsking] = useDialog(dialog.title);

  return (
    <>
      <Button
        color={dialog.color}
        variant={variant}
        autoFocus={autoFocus}
        onClick={() => setIsAsking(true)}
        sx={{ minWidth: 0 }}
      >
        {label}
      </Button>
      {isAsking && <StateChangeDialog verb={label} {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
};

export const StateChangeDialog = ({ estado, reason, children, ...dialog }: StateChangeDialogProps) => {
  const previousData = useRecordContext<RaRecord<number>>();
  const resource = useResourceContext() ?? '';
  const { rest, fields } = useSectionOptions(resource);
  const [update] = useUpdate();
  const resolver = useMemo(() => {
    const why: Readonly<Record<string, ShownField>> = reason
      ? { [reason]: { label: '', kind: 'note', isRequired: true, ...fields[reason] } }
      : {};

    return onScreen(contractResolver(rest?.input, rest ? why : fields));
  }, [rest, fields, reason]);
  // Fixed on opening: a refetch must not overwrite the input.
  const [record] = useState({ ...previousData, ...(reason && { [reason]: '' }), estado });

  return (
    <FormDialog
      asksNothing={!children && !reason}
      {...dialog}
      record={record}
      resolver={resolver}
      send={(data) => update(resource, { id: previousData?.id, data, previousData }, { returnPromise: true })}
    >
      {children}
      {reason && (
        <MultilineInput
          source={reason}
          autoComplete="off"
          slotProps={{ htmlInput: { 'aria-required': true } }}
        />
      )}
    </FormDialog>
  );
};
