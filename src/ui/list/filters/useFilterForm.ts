import { getFilterFormValues, useDebouncedEvent, useEvent, useListFilterContext, useLocation } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';

const PAUSE = 500;

/** In place of FilterLiveForm: applies only changed values, so that other changes of the filter stay. */
export const useFilterForm = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const { search } = useLocation();
  const form = useForm({ mode: 'onChange', defaultValues: filterValues });
  const { getValues, reset, setValue, watch } = form;
  const changed = useRef(new Set<string>());
  const changes = () => Object.fromEntries([...changed.current].map((name) => [name, getValues(name)]));

  const apply: () => void = useEvent(() => {
    if (changed.current.size === 0) return;
    // The address has newer filters than the list: applying now would undo them.
    if (search !== window.location.search) return applyLater();
    setFilters({ ...filterValues, ...changes() });
    changed.current.clear();
  });
  const applyLater = useDebouncedEvent(apply, PAUSE);

  const asked = JSON.stringify(filterValues);
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    // filterValues are for inputs that are not mounted yet.
    reset({ ...filterValues, ...getFilterFormValues(getValues(), filterValues), ...changes() });
  });
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      // A reset has no name.
      if (name === undefined) return;
      changed.current.add(name);
      applyLater();
    });

    return unsubscribe;
  }, [watch, applyLater]);

  return {
    form,
    apply,
    remove: (sources: readonly string[]) => {
      for (const source of sources) setValue(source, '');
      apply();
    },
  };
};
