import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core';
import { useSectionOptions } from '../section/useSectionOptions';

/** In place of Empty and ListNoResults: offers all dates, and keeps the search when filters are removed. */
export const Empty = () => {
  const { filterValues, setFilters, resource } = useListContext();
  const label = useGetResourceLabel()(resource).toLowerCase();
  const translate = useTranslate();
  const { q, isDated, chosen, undated } = useNarrowing();

  return (
    <Typography>
      {translate(sentenceFor({ isDated, isChosen: chosen.length > 0 || Boolean(q) }), {
        name: translate(`resources.${resource}.many`, { _: label }),
      })}{' '}
      {q && isDated && <Button onClick={() => setFilters(undated)}>Buscar en todas las fechas</Button>}
      {(chosen.length > 0 || isDated) && (
        <Button onClick={() => setFilters(q ? { q: filterValues.q } : {}, {})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Typography>
  );
};

/** What narrows a list: the search, its days, and filters that the user has chosen. */
export const useNarrowing = () => {
  const { filterValues } = useListContext();
  const { filters } = useSectionOptions();
  const { q, ...others } = filterValues;
  const isDay = (source: string) => /_[gl]te$/.test(source);
  const isDefault = (source: string) =>
    filters.some((filter) => filter.source === source && filter.value === others[source]);
  const set = Object.keys(others).filter((source) => others[source] !== '');

  return {
    q,
    isDated: set.some(isDay),
    chosen: set.filter((source) => !isDay(source) && !isDefault(source)),
    undated: Object.fromEntries(Object.entries(filterValues).filter(([source]) => !isDay(source))),
  };
};

const sentenceFor = ({ isDated, isChosen }: Record<'isDated' | 'isChosen', boolean>) => {
  if (isChosen) return 'ra.navigation.no_filtered_results';

  return isDated ? 'ra.navigation.no_results_in_dates' : 'ra.page.empty';
};
