import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useSectionOptions } from '../fields/useSectionOptions';

/** Rows stay chosen when a filter or a page takes them out of sight: says how many, shows them, or lets them go. */
export const SelectionElsewhere = () => {
  const { data, filterValues, displayedFilters, isFetching, onSelect, resource, selectedIds, setFilters } =
    useListContext();
  const { rest } = useSectionOptions(resource);
  const [before, keep] = useState({ filterValues: {}, displayedFilters: {} });
  const shown = new Set(data?.map(({ id }) => id));
  const elsewhere = selectedIds.filter((id) => !shown.has(id)).length;

  if (rest && 'id' in filterValues) {
    return (
      <Line text="Solo los seleccionados">
        <Button onClick={() => setFilters(before.filterValues, before.displayedFilters)}>Ver todos</Button>
      </Line>
    );
  }
  if (!data || isFetching || elsewhere === 0) return null;

  const show = () => {
    keep({ filterValues, displayedFilters });
    setFilters({ id: selectedIds }, {});
  };

  return (
    <Line
      text={
        elsewhere === 1
          ? '1 seleccionado fuera de esta vista'
          : `${elsewhere} seleccionados fuera de esta vista`
      }
    >
      {/* Other hosts' calls need not know how to look for ids. */}
      {rest && <Button onClick={show}>Ver</Button>}
      <Button onClick={() => onSelect(selectedIds.filter((id) => shown.has(id)))}>Quitar</Button>
    </Line>
  );
};

const Line = ({ text, children }: { text: string; children: ReactNode }) => (
  <Alert
    severity="warning"
    role="status"
    action={children}
    // Above the toolbar of what is chosen, which covers the 48 pixels before a table, but not before cards.
    sx={{
      mb: { xs: 1, sm: 7 },
      py: 0,
      alignItems: 'center',
      '& .MuiAlert-action': { p: 0 },
      displayPrint: 'none',
    }}
  >
    {text}
  </Alert>
);
