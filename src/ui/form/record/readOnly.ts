import type * as z from 'zod/mini';
import { isAnnulled, type Registro } from '../../../../contract/rest';
import { roleForMenu, useUsuarioActual } from '../../../authProvider/usuarioActual';
import { useSectionOptions } from '../../../section/useSectionOptions';

/** Some hosts send neither. */
export type Situation = {
  [Key in Exclude<keyof typeof Registro, 'version'>]?: z.output<(typeof Registro)[Key]>;
} & { motivo_anulacion?: string };

export const isReadOnly = (record?: object): boolean => {
  const { semana_cerrada }: Situation = record ?? {};

  return record !== undefined && (isAnnulled(record) || Boolean(semana_cerrada));
};

/** Also for a role that only reads the section. A new record is for its creators. */
export const useIsReadOnly = (record?: object): boolean => {
  const isWriter = useIsWriter();

  return record !== undefined && (!isWriter || isReadOnly(record));
};

/** Whether the role may change records of the section around. Known at once, so that no button comes late. */
export const useIsWriter = (): boolean => useIsAmong('writers');

/** Whether the role may make a record of the section around. */
export const useIsCreator = (): boolean => useIsAmong('creators');

const useIsAmong = (roles: 'writers' | 'creators'): boolean => {
  const { rest } = useSectionOptions();
  const role = roleForMenu(useUsuarioActual().role);

  return rest?.[roles].some((one) => one === role) ?? true;
};
