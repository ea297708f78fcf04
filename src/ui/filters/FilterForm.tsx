import { styled } from '@mui/material/styles';
import { FormGroupsProvider, SourceContextProvider, useListFilterContext, useResourceContext } from 'ra-core';
import { useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { FilterChip } from './FilterChip';
import { FilterInputs } from './FilterInputs';
import { FiltersButton } from './FiltersButton';
import { sourcesOf, usePlaces } from './places';
import { useFilterForm } from './useFilterForm';

/**
 * In place of react-admin's FilterForm and FilterButton: one line, with what is alwaysOn, a button for all others and a chip
 * for each of those that is set. It hands on what was changed in it, and nothing else, so that a filter that is taken away
 * or cleared before the pause is over stays so.
 */
export const FilterForm = () => {
  const resource = useResourceContext();
  const { filterValues } = useListFilterContext();
  const { bar, panel } = usePlaces();
  const { form, apply, remove, submit } = useFilterForm();
  const button = useRef<HTMLButtonElement>(null);
  const sources = useMemo(
    () => ({
      getSource: (source: string) => source,
      getLabel: (source: string) => `resources.${resource}.fields.${source}`,
    }),
    [resource],
  );
  const isSet = (source: string) => ![undefined, null, ''].includes(filterValues[source]);
  const set = panel.filter((filter) => sourcesOf(filter).some(isSet));

  return (
    <FormProvider {...form}>
      <FormGroupsProvider>
        <SourceContextProvider value={sources}>
          <Root onSubmit={submit}>
            <FilterInputs filters={bar} />
            <FiltersButton
              ref={button}
              filters={panel}
              count={set.length}
              onClose={apply}
              onRemove={() => remove(panel.flatMap(sourcesOf))}
            />
            {set.length > 0 && (
              <Chips>
                {set.map((filter) => (
                  <FilterChip
                    key={filter.props.source}
                    filter={filter}
                    onRemove={() => {
                      remove(sourcesOf(filter));
                      button.current?.focus();
                    }}
                  />
                ))}
              </Chips>
            )}
          </Root>
        </SourceContextProvider>
      </FormGroupsProvider>
    </FormProvider>
  );
};

/** Its look is the theme's. */
const Root = styled('form', { name: 'RaFilterForm', overridesResolver: (_props, styles) => styles.root })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});

/** On the line of the filters; on a phone one of their own, which is drawn sideways. */
const Chips = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flex: '1 0 100%',
    minWidth: 0,
    gap: 8,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
}));
