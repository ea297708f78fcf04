import { type Identifier, type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import { createContext, useState } from 'react';
import { useUsuarioActual } from '../layout/usuarioActual';
import { isReadOnly } from '../record/readOnly';
import { unsavedForms } from './leaving';

/** A record that was saved elsewhere while it stands open here. */
export interface Conflict {
  /** Says who saved it. */
  text: string;
  isRefused: boolean;
  /** As it is saved now, where something is written here that can still be saved. */
  latest?: RaRecord;
}

/** The conflict of the record around, for its form. */
export const ConflictContext = createContext<Conflict | undefined>(undefined);

const OVERTAKEN = 'Otro usuario modificó este registro';

/** Whether the API refuses because the record has changed meanwhile. */
export const isConflict = (refusal = ''): boolean => refusal.startsWith(OVERTAKEN);

/** Says who saved a record last: somebody else, or this user elsewhere. */
export const useOvertaker = () => {
  const { id } = useUsuarioActual();

  return (saved?: RaRecord) =>
    saved?.fk_usuario_actualizacion === id ? 'Usted modificó este registro en otra pestaña' : OVERTAKEN;
};

/** The conflict of a record, from a save that was refused, or from what is known to be saved. */
export const useConflict = (id: Identifier) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const overtaker = useOvertaker();
  const [conflict, setConflict] = useState<Conflict>();

  const compare = (saved?: RaRecord, isRefused = false) => {
    const isOpen = saved && unsavedForms.size > 0 && !isReadOnly(saved);
    setConflict({ text: overtaker(saved), isRefused, latest: isOpen ? saved : undefined });
  };
  const find = async () => {
    const { data } = await dataProvider.getOne(resource, { id }).catch(() => ({ data: undefined }));
    compare(data, true);
  };

  return { conflict, compare, find, clear: () => setConflict(undefined) };
};
