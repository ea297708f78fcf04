import { getFilterFormValues, useDebouncedEvent, useEvent, useListFilterContext, useLocation } from 'ra-core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';

const PAUSE = 500;

/** Applies only changed inputs, debounced, so a filter that was removed meanwhile stays removed. */
export const useFilterForm = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const { search } = useLocation();
  const form = useForm({ mode: 'onChange', defaultValues: filterValues });
  const { getValues, reset, watch } = form;
  const changed = useRef(new Set<string>());
  const removed = useRef(new Set<string>());

  const apply: () => void = useEvent(() => {
    if (changed.current.size + removed.current.size === 0) return;
    // The list does not show the address yet: applying now would undo it.
    if (search !== window.location.search) return applyLater();
    const set = [...changed.current].map((name) => [name, getValues(name)]);
    const left = Object.entries(filterValues).filter(([name]) => !removed.current.has(name));
    changed.current.clear();
    removed.current.clear();
    setFilters(Object.fromEntries([...left, ...set]));
  });
  const applyLater = useDebouncedEvent(apply, PAUSE);
  const asked = JSON.stringify(filterValues);
  const shown = useRef(asked);
  const follow = useEvent(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const values = getValues();
    const typed = Object.entries(values).filter(([name]) => changed.current.has(name));
    // Keep what the user is typing. filterValues serve inputs that are not mounted yet.
    reset({ ...filterValues, ...getFilterFormValues(values, filterValues), ...Object.fromEntries(typed) });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: by value, as react-admin does
  useEffect(follow, [asked, follow]);
  useEffect(() => {
    // A reset names nothing.
    const { unsubscribe } = watch((_values, { name }) => {
      if (name === undefined) return;
      changed.current.add(name);
      applyLater();
    });

    return unsubscribe;
  }, [watch, applyLater]);

  return {
    form,
    apply,
    submit: (event: FormEvent) => {
      event.preventDefault();
      apply();
    },
    remove: (sources: readonly string[]) => {
      for (const source of sources) {
        changed.current.delete(source);
        removed.current.add(source);
      }
      apply();
    },
  };
};
