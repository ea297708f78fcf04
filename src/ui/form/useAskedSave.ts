import { useSaveContext } from 'ra-core';
import { useState } from 'react';
import { NOT_SAVED } from './ConfirmSave';

export type Values = Readonly<Record<string, unknown>>;

interface Asked {
  /** Resolves to further values of the record, or to false: it is not saved. */
  ask: (values: Values) => Promise<object | false>;
  isAsking: boolean;
}

/** The save context of a form that looks something up, and may ask about it, before it saves. */
export const useAskedSave = ({ ask, isAsking }: Asked) => {
  const { save, ...context } = useSaveContext();
  const [isBusy, setIsBusy] = useState(false);
  const saveIfWanted = async (values: Values, options?: object) => {
    setIsBusy(true);
    try {
      const answer = await ask(values);

      return answer ? await save?.({ ...values, ...answer }, options) : NOT_SAVED;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    ...context,
    // The lookup is part of the save; the question is not.
    saving: context.saving || (isBusy && !isAsking),
    save: save && (saveIfWanted as typeof save),
  };
};
