import Button, { type ButtonProps } from '@mui/material/Button';
import {
  type RaRecord,
  RecordContextProvider,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useUpdate,
} from 'ra-core';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import type { ShownField } from '../../../section/field';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { ActionIcon } from '../../base/ActionIcon';
import { isOutdated } from '../../base/refusal';
import { MultilineInput } from '../../inputs/MultilineInput';
import { ChangedFields } from '../conflict/ChangedFields';
import { changedFields } from '../conflict/mergeFields';
import { isReadOnly, useIsWriter } from '../record/readOnly';
import { useDialog } from '../useKeptInput';
import { contractResolver, onScreen } from '../validation/contractResolver';
import type { Values } from '../validation/formValues';
import { FormDialog, type FormDialogProps } from './FormDialog';

type OfRecord<T> = T | ((record: RaRecord) => T);

interface StateChangeDialogProps extends Omit<FormDialogProps, 'text' | 'done'> {
  /** A function if a change by somebody else changes the text. */
  text?: OfRecord<ReactNode>;
  done: OfRecord<string>;
  estado: string;
  reason?: string;
  /** Values of inputs that the record does not have yet. */
  defaults?: object;
}

interface StateChangeButtonProps
  extends Omit<StateChangeDialogProps, 'onClose'>,
    Pick<ButtonProps, 'autoFocus' | 'variant'> {
  label: string;
  /** In place of the label, which becomes its tooltip. */
  icon?: ReactNode;
  /** A key that presses it, taken by whoever shows the button. */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** In place of UpdateButton: opens a dialog before it changes the estado. Hidden from a role that only reads. */
export const StateChangeButton = ({
  label,
  icon,
  variant,
  autoFocus,
  shortcut,
  ref,
  ...dialog
}: StateChangeButtonProps) => {
  const [isAsking, setIsAsking] = useDialog(dialog.title);
  const ask = () => setIsAsking(true);
  if (!useIsWriter()) return null;

  return (
    <>
      {icon ? (
        <ActionIcon label={label} color={dialog.color} onClick={ask}>
          {icon}
        </ActionIcon>
      ) : (
        <Button
          ref={ref}
          color={dialog.color}
          variant={variant}
          autoFocus={autoFocus}
          aria-keyshortcuts={shortcut}
          title={shortcut && `Tecla ${shortcut}`}
          onClick={ask}
          sx={{ minWidth: 0 }}
        >
          {label}
        </Button>
      )}
      {isAsking && <StateChangeDialog verb={label} {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
};

export const StateChangeDialog = ({
  text,
  done,
  estado,
  reason,
  defaults,
  children,
  ...dialog
}: StateChangeDialogProps) => {
  const seen = useRecordContext<RaRecord<number>>();
  const resource = useResourceContext() ?? '';
  const { rest, fields } = useSectionOptions(resource);
  const [update] = useUpdate();
  const { newer, isSame, refusal, readAgain } = useNewer(seen);
  const resolver = useMemo(() => {
    const why: Readonly<Record<string, ShownField>> = reason
      ? { [reason]: { label: '', kind: 'note', isRequired: true, ...fields[reason] } }
      : {};

    return onScreen(contractResolver(rest?.input, rest ? why : fields));
  }, [rest, fields, reason]);
  const own = { ...defaults, ...(reason && { [reason]: '' }), estado };
  // Fixed on opening: a refetch must not overwrite the input.
  const [record] = useState({ ...seen, ...own });

  const send = (values: object) => {
    // Its estado is another one: it would be refused again.
    if (newer && !isSame && refusal) return Promise.reject(refusal);
    const typed: Values = { ...values };
    // Only what this dialog sets goes onto the newer version.
    const isOwn = (source: string) => source in own || typed[source] !== Object(record)[source];
    const kept = Object.entries(typed).filter(([source]) => isOwn(source));
    const data = isSame ? { ...newer, ...Object.fromEntries(kept) } : typed;
    const previousData = isSame ? newer : seen;

    return update(resource, { id: seen?.id, data, previousData }, { returnPromise: true }).catch(readAgain);
  };

  const shown = newer ?? seen ?? { id: 0 };

  return (
    <FormDialog
      asksNothing={!children && !reason}
      {...dialog}
      text={typeof text === 'function' ? text(shown) : text}
      done={typeof done === 'function' ? done(shown) : done}
      record={record}
      resolver={resolver}
      send={send}
      conflict={
        seen &&
        newer && (
          <>
            <ChangedFields sources={changedFields(fields, seen, newer)} before={seen} after={newer} />
            {isSame && 'Revise los cambios y acepte otra vez.'}
          </>
        )
      }
    >
      <RecordContextProvider value={shown}>{children}</RecordContextProvider>
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

/** After a 409: the record now, and whether the step is still its next one. */
const useNewer = (seen?: RaRecord) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const [{ newer, refusal }, setFound] = useState<{ newer?: RaRecord; refusal?: Error }>({});

  const readAgain = async (error: Error): Promise<never> => {
    if (seen && isOutdated(error)) {
      const { id } = seen;
      await dataProvider.getOne(resource, { id }).then(
        ({ data }) => setFound({ newer: data, refusal: error }),
        () => setFound({}),
      );
    }
    throw error;
  };

  return {
    newer,
    refusal,
    isSame: newer !== undefined && newer.estado === seen?.estado && !isReadOnly(newer),
    readAgain,
  };
};
