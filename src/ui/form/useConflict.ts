import { type Identifier, type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import { createContext, useState } from 'react';
import { useUsuarioActual } from '../layout/usuarioActual';
import { isReadOnly } from '../record/readOnly';
import { unsavedForms } from './leaving';

/** A record that was saved elsewhere while it is open here. */
export interface Conflict {
  /** Says who saved it. */
  text: string;
  isRefused: boolean;
  /** The record as it is saved now, if something is written here that can still be saved. */
  latest?: RaRecord;
}

/** The conflict of the record around, for its form. */
export const ConflictContext = createContext<Conflict | undefined>(undefined);

const OVERTAKEN = 'Otro usuario modificó este registro';

/** Whether the API refuses because the record has changed meanwhile. */
export const isConflict = (refusal = ''): boolean => refusal.startsWith(OVERTAKEN);

/** Says who saved a record last: somebody else, or this user in another tab. */
export const useOvertaker = () => {
  const { id } = useUsuarioActual();

  return (saved?: RaRecord) =>
    saved?.fk_usuario_actualizacion === id ? 'Usted modificó este registro en otra pestaña' : OVERTAKEN;
};

/** `find` reads what is saved now after a refused save; `compare` takes it as given. */
export const useConflict = (id: Identifier) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const overtaker = useOvertaker();
  const [conflict, setConflict] = useState<Conflict>();

  const compare = (saved?: RaRecord, isRefused = false) => {
    const isOpen = saved && unsavedForms.size > 0 && !isReadOnly(saved);
    setConflict({ text: overtaker(saved), isRefused, latest: isOpen ? saved : undefined });
  };
  const find = () =>
    dataProvider.getOne(resource, { id }).then(
      ({ data }) => compare(data, true),
      () => compare(undefined, true),
    );

  return { conflict, compare, find, clear: () => setConflict(undefined) };
};
