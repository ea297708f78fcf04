import { type RaRecord, useCreatePath, useNotify, useResourceContext, useResourceDefinition } from 'ra-core';
import type { ReactNode } from 'react';
import { padMessage } from '../../format/text';
import { SESION_TERMINADA, wasWritten } from '../dialogs/wasWritten';
import { isConflict } from './useConflict';
import { useKeptInput } from './useKeptInput';

/** Props of react-admin's that would be taken and do nothing, or lose a change: what is saved is sent at once and stays. */
export interface Unserved {
  redirect?: never;
  mutationMode?: never;
  title?: never;
  aside?: never;
}

/**
 * What Create and Edit do after a save: the message of the server, padded, or the section's own; a refusal, as it came.
 * What may be done `next` stands beside it. `onConflict` tells in place of that when the record was saved elsewhere meanwhile.
 */
export const useSaved = <T extends RaRecord>(
  outcome: 'created_id' | 'updated',
  onSaved?: (record: T) => void,
  next?: (record: T) => ReactNode,
  onConflict?: () => unknown,
) => {
  const resource = useResourceContext() ?? '';
  const { hasEdit } = useResourceDefinition({ resource });
  const createPath = useCreatePath();
  const notify = useNotify();
  const { forget } = useKeptInput();

  return {
    mutationOptions: {
      onSuccess: (record: T & { message?: string }) => {
        if (!wasWritten(record)) return notify(SESION_TERMINADA, { type: 'error' });
        forget();
        const { id, message } = record;
        notify(message ? padMessage(message) : `resources.${resource}.notifications.${outcome}`, {
          type: 'success',
          messageArgs: { id },
          // What was made is elsewhere, what was changed is here.
          to:
            outcome === 'created_id' && hasEdit && id
              ? createPath({ resource, id, type: 'edit' })
              : undefined,
          next: next?.(record),
        });
        onSaved?.(record);
      },
      onError: ({ message }: Error) =>
        onConflict && isConflict(message) ? onConflict() : notify(message, { type: 'error' }),
    },
  };
};
