import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { useListFilterContext, useResourceContext, useSavedQueries } from 'ra-core';
import { lazy, type Ref, Suspense, useState } from 'react';
import type { Filter } from './places';

interface FiltersButtonProps {
  ref: Ref<HTMLButtonElement>;
  filters: readonly Filter[];
  /** How many of them are set. */
  count: number;
  onClose: () => void;
  onRemove: () => void;
}

const FiltersPanel = lazy(() => import('./FiltersPanel'));

/** In place of react-admin's FilterButton: opens the filters themselves, all at once, with the saved queries. */
export const FiltersButton = ({ ref, filters, count, onClose, onRemove }: FiltersButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { filterValues } = useListFilterContext();
  const [saved] = useSavedQueries(useResourceContext() ?? '');
  if (filters.length === 0 && saved.length === 0 && Object.keys(filterValues).length === 0) return null;

  return (
    <>
      <Button
        ref={ref}
        variant="outlined"
        color="inherit"
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {count > 0 ? `Filtros (${count})` : 'Filtros'}
      </Button>
      <Suspense>
        {anchor && (
          <FiltersPanel
            anchor={anchor}
            filters={filters}
            onRemove={count > 0 ? onRemove : undefined}
            onClose={() => {
              onClose();
              setAnchor(undefined);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
