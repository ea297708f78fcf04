import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'ra-core';
import { estados } from './estados';

const ALL = '';

interface ListMeta {
  /** By estado, with the other filters of the list; empty if the host does not count. */
  counts?: Readonly<Record<string, number>>;
}

export const EstadoTabs = () => {
  const { filterValues, setFilters, meta } = useListContext();
  const { estado = ALL, ...others } = filterValues;
  const { counts = {} }: ListMeta = meta ?? {};
  const numbers = Object.values(counts);
  const total = numbers.reduce((sum, count) => sum + count, 0);

  const labelOf = (name: string, count = 0) => (
    <span>
      {name}
      {numbers.length > 0 && (
        <>
          {' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {count}
          </Box>
        </>
      )}
    </span>
  );

  return (
    <Tabs
      // The address may hold another word.
      value={estado === ALL || estados.some(({ id }) => id === estado) ? estado : false}
      onChange={(_event, value) => setFilters(value === ALL ? others : { ...others, estado: value })}
      variant="scrollable"
      scrollButtons="auto"
      aria-label="Estado"
      sx={style}
    >
      <Tab value={ALL} label={labelOf('Todos', total)} />
      {estados.map(({ id, name }) => (
        <Tab key={id} value={id} label={labelOf(name, counts[id])} />
      ))}
    </Tabs>
  );
};

const HEIGHT = { xs: 44, sm: 40 };

const style = {
  mb: 1,
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
  minHeight: HEIGHT,
  '& .MuiTab-root': { minHeight: HEIGHT, minWidth: 0, px: 1.5, py: 0 },
};
