import { type Identifier, type RaRecord, type SaveContextValue, useUpdate } from 'ra-core';
import { useSaved } from '../../ui/form/useSaved';

/** What a Form sends where no Create or Edit stands around it, as the value of a SaveContext. */
export const useUpdateForm = (resource: string, id: Identifier, onSaved: () => void): SaveContextValue => {
  const { mutationOptions } = useSaved('updated', onSaved);
  const [update, { isPending: saving }] = useUpdate<RaRecord>(resource, undefined, mutationOptions);

  return {
    saving,
    // A refusal is told by the options; the form waits for either end.
    save: async (data) => {
      await update(resource, { id, data }, { returnPromise: true }).catch(() => undefined);
    },
  };
};
