import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import { useSectionOptions } from '../section/useSectionOptions';

/** Once the rows stand and the browser has nothing to do: fetches what most people open next. */
export const usePreloadedForms = () => {
  const { isPending } = useListContext();
  const { preload } = useSectionOptions();

  useEffect(() => {
    // Safari has no such call, and waits for the click.
    if (isPending || !preload || !('requestIdleCallback' in window)) return;
    requestIdleCallback(() => {
      preload('edit/:id');
      preload('create');
    });
  }, [isPending, preload]);
};
