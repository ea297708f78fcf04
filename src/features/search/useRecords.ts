import { useResourceDefinitions } from 'ra-core';
import { busquedaCalls } from '../../../contract/busqueda';
import { useMayCall, useUsuarioActual } from '../../authProvider/usuarioActual';
import { recordPath } from '../../section/sectionPath';
import type { SectionOptions } from '../../section/useSectionOptions';
import { statusOf } from '../../ui/base/refusal';
import { useCall } from '../../ui/base/useCall';
import { useSettled } from '../../ui/base/useSettled';
import type { Destination } from './destination';

const PAUSE = 200;

/** Empty on hosts without this call, and for roles that may not make it. */
export const useRecords = (typed: string) => {
  const { api_local = false } = useUsuarioActual();
  const mayFind = useMayCall(busquedaCalls.find);
  const isOffered = api_local && mayFind;
  const definitions = useResourceDefinitions<SectionOptions>();
  const q = typed.trim();
  const settled = useSettled(q, PAUSE);
  const isAsked = isOffered && isEnough(q);
  const { data, error, refetch, isFetching } = useCall(
    busquedaCalls.find,
    { q: settled },
    { enabled: isAsked && q === settled, staleTime: 10_000, keepsLast: false },
  );
  const isAnswered = isAsked && q === settled && !isFetching;
  const hallazgos = (isAnswered && data?.hallazgos) || [];

  return {
    isOffered,
    isPending: isAsked && !isAnswered,
    error: isAnswered && error && statusOf(error) !== 404 ? error : undefined,
    refetch,
    records: hallazgos.flatMap(({ seccion, id, texto, detalle }): Destination[] => {
      const definition = definitions[seccion];
      if (!definition?.options) return [];
      const { icon, options } = definition;

      return [{ to: recordPath(seccion, id), label: texto, detail: detalle, icon, group: options.label }];
    }),
  };
};

/** One letter matches too many; one digit may be an id. */
const isEnough = (q: string): boolean => q.length > 1 || /^\d$/.test(q);
