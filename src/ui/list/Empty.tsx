import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core';

/** In place of react-admin's Empty and ListNoResults: one sentence, and the way to all records where the list is narrowed. */
export const Empty = () => {
  const { filterValues, setFilters, resource } = useListContext();
  const name = useGetResourceLabel()(resource).toLowerCase();
  const translate = useTranslate();
  const isFiltered = Object.values(filterValues).some((value) => value !== '');

  return (
    <Typography>
      {isFiltered
        ? translate('ra.navigation.no_filtered_results', { name })
        : translate('ra.page.empty', { name })}{' '}
      {isFiltered && (
        <Button onClick={() => setFilters({}, {})}>{translate('ra.navigation.clear_filters')}</Button>
      )}
    </Typography>
  );
};
