import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useResourceContext, useResourceDefinitions } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionPath } from '../../ui/section/sectionPath';
import type { SectionOptions } from '../../ui/section/useSectionOptions';
import type { Destination } from './destination';

interface Recent {
  resource: string;
  id: Identifier;
  label: string;
}

const MOST = 5;
/** In the query cache, which ends with the session (SPEC 4). */
const KEY = ['recientes'];

/** Notes that a record of the resource around is open. */
export const Remember = ({ id, title: label }: { id: Identifier; title: string }) => {
  const resource = useResourceContext() ?? '';
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData<Recent[]>(KEY, (before = []) => {
      const others = before.filter((kept) => kept.resource !== resource || kept.id !== id);

      return [{ resource, id, label }, ...others].slice(0, MOST);
    });
  }, [client, resource, id, label]);

  return null;
};

/** The last records that were opened, newest first, without the one that is open now. */
export const useRecents = (): readonly Destination[] => {
  const client = useQueryClient();
  const definitions = useResourceDefinitions<SectionOptions>();
  const { pathname } = useLocation();

  return (client.getQueryData<Recent[]>(KEY) ?? [])
    .map(({ resource, id, label }) => ({
      ...{ to: addressOf(resource, id), label, group: 'Recientes' },
      ...{ detail: definitions[resource]?.options?.label, icon: definitions[resource]?.icon },
    }))
    .filter(({ to }) => to !== pathname);
};

export const addressOf = (resource: string, id: Identifier, hasEdit = true): string => {
  if (resource === 'nomina') return sectionPath(resource, 'planilla', id);

  return hasEdit ? sectionPath(resource, 'edit', id) : `${sectionPath(resource)}?filter={"q":"${id}"}`;
};
