import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import { useEffect } from 'react';

/** A record that was opened: its section, and how it is called. */
export interface Recent {
  resource: string;
  id: Identifier;
  label: string;
}

const MOST = 5;
/** With all that is known of the session, and no longer than that (SPEC 4). */
const KEY = ['recientes'];

/** Notes that a record is open; none without its label. */
export const useRemember = (resource: string, id: Identifier, label?: string): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!label) return;
    const others = recentsOf(client).filter((kept) => kept.resource !== resource || kept.id !== id);
    client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(KEY, [{ resource, id, label }, ...others].slice(0, MOST));
  }, [client, resource, id, label]);
};

/** The last records that were opened, the newest first. */
export const recentsOf = (client: QueryClient): readonly Recent[] =>
  client.getQueryData<readonly Recent[]>(KEY) ?? [];
