import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { ErrorState } from '../ui/base/ErrorState';
import { RowsOfBefore } from '../ui/base/RowsOfBefore';
import { statusOf } from '../ui/base/refusal';

/** After a 400, also offers the list without the refused filters. */
export const ListError = () => {
  const { data, error, isPlaceholderData, refetch, setFilters } = useListContext();
  const clear = useTranslate()('ra.navigation.clear_filters');
  if (!error) return null;
  if (isPlaceholderData) return <RowsOfBefore error={error} onRetry={refetch} />;
  const action = statusOf(error) === 400 && <Button onClick={() => setFilters({}, {})}>{clear}</Button>;

  return <ErrorState error={error} hasContent={Boolean(data?.length)} onRetry={refetch} action={action} />;
};
