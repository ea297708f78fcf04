import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useEvent,
  useRecordContext,
  useResourceContext,
} from 'ra-core';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useSectionOptions } from '../../../section/useSectionOptions';
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
  /** How often a save waited for it. */
  reminders: number;
}

/** A part of the page that keeps its input beside a newer record. */
interface Comparer {
  isFor: (saved: RaRecord) => boolean;
  /** In place of the questions of a form; the text says who saved it. */
  merge?: (text: string) => void;
}

interface Compared {
  conflict?: Conflict;
  /** Returns its clean-up. */
  take: (comparer: Comparer) => () => void;
  /** Shows the conflict again. */
  remind: () => void;
}

export const ConflictContext = createContext<Compared>({
  take: () => () => undefined,
  remind: () => undefined,
});

/** Takes a newer record for its own input, without the questions of a form. */
export const useComparer = ({ isFor, merge }: Comparer): void => {
  const { take } = useContext(ConflictContext);
  const accepts = useEvent(isFor);
  const join = useEvent((text: string) => merge?.(text));
  const merges = merge !== undefined;
  useEffect(() => take({ isFor: accepts, merge: merges ? join : undefined }), [take, accepts, join, merges]);
};

/** For the form of an Edit, whose input is compared after a 409. Another estado may have other fields. */
export const useCompared = (isFor?: (saved: RaRecord) => boolean): Conflict | undefined => {
  const { conflict } = useContext(ConflictContext);
  const { form } = useSectionOptions();
  const record = useRecordContext();
  const isSameForm = (saved: RaRecord) => saved.estado === record?.estado || form.includes('estado');
  useComparer({ isFor: isFor ?? isSameForm });

  return conflict?.isCompared ? conflict : undefined;
};

/** Stops a save that would be refused again: the user decides first, or loads the record. */
export const useWaiting = () => {
  const { conflict, remind } = useContext(ConflictContext);

  return ({ version }: { version?: unknown }): string | undefined => {
    if (!conflict?.saved || conflict.saved.version === version) return undefined;
    remind();

    return conflict.text;
  };
};

/** For a record that was saved elsewhere while it is open here. */
export const useConflict = (id: Identifier) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict>();
  const comparers = useRef(new Set<Comparer>());
  const [take] = useState(() => (comparer: Comparer) => {
    comparers.current.add(comparer);

    return () => void comparers.current.delete(comparer);
  });

  const [remind] = useState(
    () => () => setConflict((last) => last && { ...last, isRefused: true, reminders: last.reminders + 1 }),
  );

  const comparerOf = (saved: RaRecord) =>
    isReadOnly(saved) ? undefined : [...comparers.current].find(({ isFor }) => isFor(saved));
  const open = (found: Omit<Conflict, 'id' | 'reminders'>) => setConflict({ ...found, id, reminders: 0 });

  return {
    conflict: conflict?.id === id ? conflict : undefined,
    take,
    remind,
    clear: () => setConflict(undefined),
    /** After a 409. */
    find: (text: string) =>
      dataProvider.getOne(resource, { id }).then(
        ({ data: saved }) =>
          open({ text, isRefused: true, saved, isCompared: comparerOf(saved) !== undefined }),
        () => open({ text, isRefused: true, isCompared: false }),
      ),
    /** False if no form can compare. */
    compare: (text: string, saved: RaRecord) => {
      const comparer = comparerOf(saved);
      if (comparer?.merge) comparer.merge(text);
      else if (comparer) open({ text, isRefused: false, saved, isCompared: true });

      return comparer !== undefined;
    },
  };
};
