import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  FormGroupsProvider,
  SourceContextProvider,
  useFilterContext,
  useListFilterContext,
  useResourceContext,
} from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useIsPhone } from '../../base/useIsPhone';
import { ChoicesOnUse } from '../../inputs/ReferenceInput';
import { FilterChip } from './FilterChip';
import { FilterInputs } from './FilterInputs';
import { FiltersPanel } from './FiltersPanel';
import { type Filter, isRange, sourcesOf } from './filter';
import { SavedFiltersButton } from './SavedFilters';
import { useFilterForm } from './useFilterForm';

/** In place of FilterForm and FilterButton: alwaysOn filters in a line, a button for others, chips. */
export const FilterForm = () => {
  const resource = useResourceContext() ?? '';
  const { filterValues } = useListFilterContext();
  const { bar, panel } = useBarAndPanel();
  const isPhone = useIsPhone();
  const { form, apply, remove } = useFilterForm();
  const [anchor, setAnchor] = useState<HTMLElement>();
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
          <Root
            onSubmit={(event) => {
              event.preventDefault();
              apply();
            }}
          >
            <ChoicesOnUse value={true}>
              <FilterInputs filters={bar} />
            </ChoicesOnUse>
            {panel.length > 0 && (
              <Button
                ref={button}
                variant="outlined"
                color="inherit"
                startIcon={<TuneIcon />}
                aria-haspopup="dialog"
                aria-expanded={anchor !== undefined}
                onClick={({ currentTarget }) => setAnchor(currentTarget)}
              >
                {set.length > 0 ? `Filtros (${set.length})` : 'Filtros'}
              </Button>
            )}
            {!isPhone && <SavedFiltersButton />}
            {anchor && (
              <FiltersPanel
                anchor={anchor}
                filters={panel}
                onRemove={set.length > 0 ? () => remove(panel.flatMap(sourcesOf)) : undefined}
                onClose={() => {
                  apply();
                  setAnchor(undefined);
                }}
              />
            )}
            {set.length > 0 && (
              <div className="chips">
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
              </div>
            )}
          </Root>
        </SourceContextProvider>
      </FormGroupsProvider>
    </FormProvider>
  );
};

/** The bar has alwaysOn filters while they fit; the others are in the panel behind Filtros. */
const useBarAndPanel = () => {
  const filters = useFilterContext() as readonly Filter[];
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('lg'));

  return useMemo(() => {
    const hasRoom = (filter: Filter) =>
      filter.props.source === 'q' || (isRange(filter) ? !isPhone : !isNarrow);
    const isOnBar = (filter: Filter) => filter.props.alwaysOn === true && hasRoom(filter);

    return { bar: filters.filter(isOnBar), panel: filters.filter((filter) => !isOnBar(filter)) };
  }, [filters, isPhone, isNarrow]);
};

const Root = styled('form', { name: 'RaFilterForm', overridesResolver: (_props, styles) => styles.root })();
