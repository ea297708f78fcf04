import { useQueryClient } from '@tanstack/react-query';
import { useResourceDefinitions } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { SectionOptions } from '../../ui/section/useSectionOptions';
import type { Destination } from './destination';
import { recentsOf } from './recents';
import { addressOf } from './useRecords';

/** The records that were opened last, but for the one that is open; none once something is typed. */
export const useRecents = (typed: string): readonly Destination[] => {
  const client = useQueryClient();
  const definitions = useResourceDefinitions<SectionOptions>();
  const { pathname } = useLocation();
  if (typed.trim() !== '') return [];

  return recentsOf(client)
    .map(({ resource, id, label }) => ({
      ...{ to: addressOf(resource, id), label, group: 'Recientes' },
      ...{ detail: definitions[resource]?.options?.label, icon: definitions[resource]?.icon },
    }))
    .filter(({ to }) => to !== pathname);
};
