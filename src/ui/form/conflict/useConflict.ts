import { type Identifier, type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { isReadOnly } from '../record/readOnly';

export interface Conflict {
  id: Identifier;
  /** Who saved the record meanwhile. */
  text: string;
  isRefused: boolean;
  /** The record now; undefined if it could not be read. */
  saved?: RaRecord;
  /** Whether a form compares its input with `saved`. */
  isCompared: boolean;
}

interface Compared {
  conflict?: Conflict;
  /** A form that compares says so. Returns its clean-up. */
  take: () => () => void;
}

export const ConflictContext = createContext<Compared>({ take: () => () => undefined });

/** For the form of an Edit, whose input is compared after a 409. */
export const useCompared = (): Conflict | undefined => {
  const { conflict, take } = useContext(ConflictContext);
  useEffect(take, [take]);

  return conflict?.isCompared ? conflict : undefined;
};

/** For a record that was saved elsewhere while it is open here. */
export const useConflict = (id: Identifier) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict>();
  const forms = useRef(0);
  const [take] = useState(() => () => {
    forms.current += 1;

    return () => {
      forms.current -= 1;
    };
  });

  const isCompared = (saved: RaRecord) => forms.current > 0 && !isReadOnly(saved);

  return {
    conflict: conflict?.id === id ? conflict : undefined,
    take,
    clear: () => setConflict(undefined),
    /** After a 409. */
    find: (text: string) =>
      dataProvider.getOne(resource, { id }).then(
        ({ data: saved }) => setConflict({ id, text, isRefused: true, saved, isCompared: isCompared(saved) }),
        () => setConflict({ id, text, isRefused: true, isCompared: false }),
      ),
    /** False if no form can compare. */
    compare: (text: string, saved: RaRecord) => {
      const isPossible = isCompared(saved);
      if (isPossible) setConflict({ id, text, isRefused: false, saved, isCompared: true });

      return isPossible;
    },
  };
};
