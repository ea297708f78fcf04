import { useResourceDefinitions } from 'ra-core';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import type { Queue } from '../../section/Section';
import type { SectionOptions } from '../../section/useSectionOptions';

interface SectionQueue extends Queue {
  section: string;
  /** 'el premio' */
  singular: string;
}

/** The queues that sections declare for this user (`queueOf`). Empty on a host other than our own API. */
export const useQueues = (): readonly SectionQueue[] => {
  const definitions = useResourceDefinitions<Partial<SectionOptions>>();
  const usuario = useUsuarioActual();

  return Object.values(definitions).flatMap(({ name, options: { queueOf, singular = '' } = {} }) => {
    const queue = usuario.api_local ? queueOf?.(usuario) : undefined;

    return queue ? [{ section: name, singular, ...queue }] : [];
  });
};
