import { styled } from '@mui/material/styles';
import {
  FormGroupsProvider,
  getFilterFormValues,
  SourceContextProvider,
  useDebouncedEvent,
  useEvent,
  useFilterContext,
  useListContext,
  useLocation,
  useResourceContext,
} from 'ra-core';
import { type FormEvent, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { FilterFormBase } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';

/** What a person types is asked for once they pause. */
const PAUSE = 500;

/**
 * In place of react-admin's FilterForm: hands on what was changed in it, and nothing else, so that a filter that is taken
 * away, added or cleared before the pause is over stays so.
 */
export const FilterForm = () => {
  const filters = useFilterContext();
  const resource = useResourceContext();
  const { form, submit } = useFilterForm(filters as ReactElement<FilterProps>[]);
  const sources = useMemo(
    () => ({
      getSource: (source: string) => source,
      getLabel: (source: string) => `resources.${resource}.fields.${source}`,
    }),
    [resource],
  );

  return (
    <FormProvider {...form}>
      <FormGroupsProvider>
        <SourceContextProvider value={sources}>
          <Root onSubmit={submit}>
            <FilterFormBase filters={filters} />
          </Root>
        </SourceContextProvider>
      </FormGroupsProvider>
    </FormProvider>
  );
};

interface FilterProps {
  source: string;
  alwaysOn?: boolean;
}

const useFilterForm = (filters: readonly ReactElement<FilterProps>[]) => {
  const { displayedFilters, filterValues, setFilters } = useListContext();
  const { search } = useLocation();
  const form = useForm({ mode: 'onChange' });
  const { getValues, reset, watch } = form;
  const changed = useRef(new Set<string>());

  const isShown = (name: string) =>
    name in filterValues ||
    filters.some(
      ({ props: { source, alwaysOn } }) =>
        [name, name.replace(/_[gl]te$/, '')].includes(source) && (alwaysOn || displayedFilters?.[source]),
    );
  const apply: () => void = useEvent(() => {
    if (changed.current.size === 0) return;
    // What the address asks for already is still to be drawn: it would be taken back.
    if (search !== window.location.search) return applyLater();
    const names = [...changed.current].filter(isShown);
    changed.current.clear();
    setFilters({ ...filterValues, ...Object.fromEntries(names.map((name) => [name, getValues(name)])) });
  });
  const applyLater = useDebouncedEvent(apply, PAUSE);
  // What is being changed stays as it is typed; all else shows what the list is filtered by.
  const follow = useEvent(() => {
    const values = getValues();
    const typed = Object.entries(values).filter(([name]) => changed.current.has(name));
    reset({ ...getFilterFormValues(values, filterValues), ...Object.fromEntries(typed) });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: by value, as react-admin does
  useEffect(follow, [JSON.stringify(filterValues), follow]);
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
    submit: (event: FormEvent) => {
      event.preventDefault();
      apply();
    },
  };
};

const Root = styled('form', { name: 'RaFilterForm', overridesResolver: (_props, styles) => styles.root })({
  display: 'flex',
  flex: '0 1 100%',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  paddingBottom: 4,
  '& .MuiFormHelperText-root': { display: 'none' },
});
