import { useRemoveFromStore, useResourceContext } from 'ra-core';
import { useEffect } from 'react';

/** Props of a list that is the home: it begins each visit with what waits, whatever the list of the section shows. */
export const useHomeList = () => {
  const storeKey = `${useResourceContext()}.home`;
  const remove = useRemoveFromStore(storeKey);
  useEffect(() => () => remove(), [remove]);

  return { storeKey };
};
