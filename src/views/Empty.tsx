import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core';

/** In place of Empty and ListNoResults: offers all dates, and keeps the search when filters are removed. */
export const Empty = () => {
  const { filterValues, setFilters, resource } = useListContext();
  const label = useGetResourceLabel()(resource).toLowerCase();
  const translate = useTranslate();
  const { q, ...others } = filterValues;
  const narrowing = Object.keys(others).filter((source) => others[source] !== '');

  const undated = Object.entries(filterValues).filter(([source]) => !/_[gl]te$/.test(source));
  const isDated = undated.length < Object.keys(filterValues).length;

  return (
    <Typography>
      {translate(sentenceFor(narrowing, q), { name: translate(`resources.${resource}.many`, { _: label }) })}{' '}
      {q && isDated && (
        <Button onClick={() => setFilters(Object.fromEntries(undated))}>Buscar en todas las fechas</Button>
      )}
      {narrowing.length > 0 && (
        <Button onClick={() => setFilters(q ? { q } : {}, {})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Typography>
  );
};

const sentenceFor = (narrowing: readonly string[], q: unknown) => {
  if (narrowing.length === 0 && !q) return 'ra.page.empty';

  return !q && narrowing.every((source) => source.startsWith('fecha'))
    ? 'ra.navigation.no_results_in_dates'
    : 'ra.navigation.no_filtered_results';
};
