import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useResourceContext } from 'ra-core';
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

/** Notes that a record of the resource around is open. */
export const Remember = ({ id, title: label }: { id: Identifier; title: string }) => {
  const resource = useResourceContext() ?? '';
  const client = useQueryClient();
  useEffect(() => {
    const others = recentsOf(client).filter((kept) => kept.resource !== resource || kept.id !== id);
    client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(KEY, [{ resource, id, label }, ...others].slice(0, MOST));
  }, [client, resource, id, label]);

  return null;
};

/** The last records that were opened, the newest first. */
export const recentsOf = (client: QueryClient): readonly Recent[] =>
  client.getQueryData<readonly Recent[]>(KEY) ?? [];
