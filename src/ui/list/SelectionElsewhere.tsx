import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useSectionOptions } from '../fields/useSectionOptions';

/** Rows stay chosen when a filter or a page takes them out of sight: says how many, shows them, or lets them go. */
export default function SelectionElsewhere() {
  const { data, filterValues, isFetching, onSelect, selectedIds, setFilters } = useListContext();
  const { rest } = useSectionOptions();
  const [before, keep] = useState({});
  const here = selectedIds.filter((id) => data?.some((row) => row.id === id));
  const elsewhere = selectedIds.length - here.length;

  const isNarrowed = rest && 'id' in filterValues;
  if (!isNarrowed && (isFetching || elsewhere === 0)) return null;

  return (
    <Alert
      severity="warning"
      action={
        isNarrowed ? (
          <Button onClick={() => setFilters(before, {})}>Ver todos</Button>
        ) : (
          <>
            {/* Other hosts' calls need not know how to look for ids. */}
            {rest && (
              <Button
                onClick={() => {
                  keep(filterValues);
                  setFilters({ id: selectedIds }, {});
                }}
              >
                Ver
              </Button>
            )}
            <Button onClick={() => onSelect(here)}>Quitar</Button>
          </>
        )
      }
      sx={{ mb: 1, displayPrint: 'none' }}
    >
      {isNarrowed
        ? 'Solo los seleccionados'
        : `${elsewhere} seleccionado${elsewhere === 1 ? '' : 's'} fuera de esta vista`}
    </Alert>
  );
}
