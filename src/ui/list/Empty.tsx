import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core';

/** In place of react-admin's Empty and ListNoResults: one sentence, and a button that leaves nothing but the search. */
export const Empty = () => {
  const { filterValues, setFilters, resource } = useListContext();
  const name = useGetResourceLabel()(resource).toLowerCase();
  const translate = useTranslate();
  const { q, ...others } = filterValues;
  const isNarrowed = Object.values(others).some((value) => value !== '');
  const isFiltered = isNarrowed || Boolean(q);

  return (
    <Typography>
      {isFiltered
        ? translate('ra.navigation.no_filtered_results', { name })
        : translate('ra.page.empty', { name })}{' '}
      {isNarrowed && (
        <Button onClick={() => setFilters(q ? { q } : {}, {})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Typography>
  );
};
