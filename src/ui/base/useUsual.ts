import { useMemo } from 'react';
import { toCents } from '../../../contract/common';
import { COMPARED, doubtOf, type Usual, usualCall } from '../../../contract/dudas';
import type { RestSection } from '../../../contract/rest';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { useSectionOptions } from '../../section/useSectionOptions';
import { useCall } from './useCall';
import { useSettled } from './useSettled';

type Values = Readonly<Record<string, unknown>>;

/** The contract of a section whose amounts are compared. Only our own API compares those that it stores. */
export const useCompared = (resource?: string): RestSection | undefined => {
  const { rest, provider } = useSectionOptions(resource);
  const { api_local } = useUsuarioActual();

  return api_local && !provider && rest?.comparedBy ? rest : undefined;
};

/** The fields that tell what is usual for the amount. */
export const usualColumns = ({ comparedBy = [], boundBy = [] }: RestSection): string[] => [
  ...comparedBy,
  ...boundBy,
];

/** Undefined if a value is missing or wrong. */
export const usualQuery = ({ query }: ReturnType<typeof usualCall>, values: Values) =>
  query.safeParse(values).data;

/** Undefined as long as the values do not tell what kind the amount is of. */
export const useUsual = (section: RestSection, values: Values): Usual | undefined => {
  const call = useMemo(() => usualCall(section), [section]);
  const query = usualQuery(call, values);
  const asked = JSON.stringify(query);
  const isSettled = useSettled(asked, PAUSE) === asked;
  const { data } = useCall(call, query ?? {}, {
    enabled: query !== undefined && isSettled,
    keepsLast: false,
  });

  return data;
};

/** In milliseconds. */
const PAUSE = 300;

/** Why the amount of these values may be wrong. */
export const useDoubt = (section: RestSection, values: Values): string | undefined => {
  const usual = useUsual(section, values);
  const cents = toCents(values[COMPARED]);

  return usual && cents !== undefined ? doubtOf(cents, usual) : undefined;
};
