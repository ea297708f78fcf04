import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import BookmarkRemoveIcon from '@mui/icons-material/BookmarkRemove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { hashKey } from '@tanstack/react-query';
import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useNavigate,
  useSavedQueries,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import { AddSavedQueryDialog, RemoveSavedQueryDialog } from 'react-admin';

/** In place of react-admin's SavedQueriesList, which has a button without a name and forgets the order. */
export const SavedQueries = () => {
  const { resource, filterValues, displayedFilters, sort, perPage } = useListContext();
  const queries = extractValidSavedQueries(useSavedQueries(resource)[0]);
  const navigate = useNavigate();
  const translate = useTranslate();
  const [dialog, setDialog] = useState<'add' | 'remove'>();
  const close = () => setDialog(undefined);
  const shown = hashKey([{ filter: filterValues, sort, perPage, displayedFilters }]);
  const isShown = ({ value }: SavedQuery) => hashKey([value]) === shown;
  const current = queries.find(isShown);
  const isFiltered = Object.keys(filterValues).length > 0;
  if (queries.length === 0 && !isFiltered) return null;

  return (
    <Box sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
      {queries.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('ra.saved_queries.label')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: queries.length > 0 ? 1 : 0 }}>
        {queries.map((query) => (
          <Chip
            key={query.label}
            label={query.label}
            variant="outlined"
            component="button"
            aria-pressed={isShown(query)}
            onClick={() => navigate({ search: searchOf(query.value) })}
          />
        ))}
      </Box>
      {current && (
        <Button startIcon={<BookmarkRemoveIcon />} onClick={() => setDialog('remove')}>
          {translate('ra.saved_queries.remove_label_with_name', { name: current.label })}
        </Button>
      )}
      {!current && isFiltered && (
        <Button startIcon={<BookmarkAddIcon />} onClick={() => setDialog('add')}>
          {translate('ra.saved_queries.new_label')}
        </Button>
      )}
      <AddSavedQueryDialog open={dialog === 'add'} onClose={close} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={close} />
    </Box>
  );
};

const searchOf = ({ filter, sort, perPage, displayedFilters }: SavedQuery['value']): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage && { perPage: String(perPage) }),
    page: '1',
  }).toString();
