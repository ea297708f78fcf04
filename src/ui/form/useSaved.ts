import { type RaRecord, useNotify, useResourceContext, useResourceDefinition } from 'ra-core';
import type { ReactNode } from 'react';
import { padMessage } from '../../format/text';
import { recordPath } from '../../section/sectionPath';
import { isOutdated } from '../base/refusal';
import { useKeptInput } from './useKeptInput';

/** Our Create and Edit save at once and stay on the page. */
export interface UnsupportedProps {
  redirect?: never;
  mutationMode?: never;
  title?: never;
  aside?: never;
}

interface SaveHandlers<T> {
  onSaved?: (record: T) => void;
  next?: (record: T) => ReactNode;
  /** What the saved record lacks; '' for nothing. */
  warning?: () => string;
  /** After a 409. */
  onConflict?: (text: string) => void;
}

/** The `mutationOptions` of a save: its message is the server's or the section's, with `next` in its box and `warning` below. */
export const useSaved = <T extends RaRecord>(
  outcome: 'created_id' | 'updated',
  { onSaved, next, warning, onConflict }: SaveHandlers<T> = {},
) => {
  const resource = useResourceContext() ?? '';
  const { hasEdit } = useResourceDefinition({ resource });
  const notify = useNotify();
  const { forget } = useKeptInput();

  return {
    onSuccess: (record: T & { message?: string }) => {
      forget();
      const { id, message } = record;
      const hasLink = outcome === 'created_id' && hasEdit && id;
      notify(message ? padMessage(message) : `resources.${resource}.notifications.${outcome}`, {
        type: 'success',
        messageArgs: { id },
        to: hasLink ? recordPath(resource, id) : undefined,
        next: next?.(record),
        warning: warning?.(),
      });
      onSaved?.(record);
    },
    onError: (error: Error) =>
      onConflict && isOutdated(error)
        ? onConflict(error.message)
        : notify(error.message, { type: 'error', error }),
  };
};
