import { type RaRecord, useCreatePath, useNotify, useResourceContext, useResourceDefinition } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { padMessage } from '../../format/text';
import { SESION_TERMINADA, wasWritten } from '../action/wasWritten';
import { isConflict } from './Conflict';
import { useInputBackup } from './inputBackup';

/** Props of react-admin's that would be taken and do nothing, or lose a change: what is saved is sent at once and stays. */
export interface Unserved {
  redirect?: never;
  mutationMode?: never;
  title?: never;
  aside?: never;
}

/**
 * What Create and Edit do after a save: the message of the server, padded, or the section's own; a refusal, as it came.
 * What may be done `next` stands beside it. That somebody else was faster stays in the page until it is answered, as `conflict`.
 */
export const useSaved = <T extends RaRecord>(
  outcome: 'created' | 'updated',
  onSaved?: (record: T) => void,
  next?: (record: T) => ReactNode,
) => {
  const resource = useResourceContext() ?? '';
  const { hasEdit } = useResourceDefinition({ resource });
  const createPath = useCreatePath();
  const notify = useNotify();
  const { forget } = useInputBackup();
  const [conflict, setConflict] = useState<string>();

  return {
    conflict,
    clear: () => setConflict(undefined),
    mutationOptions: {
      onSuccess: (record: T & { message?: string }) => {
        if (!wasWritten(record)) return notify(SESION_TERMINADA, { type: 'error' });
        setConflict(undefined);
        forget();
        const { id, message } = record;
        notify(message ? padMessage(message) : `resources.${resource}.notifications.${outcome}`, {
          type: 'success',
          messageArgs: { id },
          // What was made is elsewhere, what was changed is here.
          to: outcome === 'created' && hasEdit && id ? createPath({ resource, id, type: 'edit' }) : undefined,
          next: next?.(record),
        });
        onSaved?.(record);
      },
      onError: ({ message }: Error) => {
        setConflict(isConflict(message) ? message : undefined);
        if (!isConflict(message)) notify(message, { type: 'error' });
      },
    },
  };
};
