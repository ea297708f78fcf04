import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEvent, useListContext } from 'ra-core';
import { memo } from 'react';
import { formatCount } from '../../format/text';
import type { Choice } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';

const ALL = '';

interface CountsMeta {
  /** Under the other filters. Empty if the host does not count. */
  counts?: Readonly<Record<string, number>>;
}

export const EstadoTabs = () => {
  const { choices = NO_CHOICES } = useSectionOptions().fields.estado ?? {};
  const { filterValues, setFilters, meta } = useListContext();
  const { estado = ALL, ...others } = filterValues;
  const { counts = NONE }: CountsMeta = meta ?? {};
  const choose = useEvent((value: string) =>
    setFilters(value === ALL ? others : { ...others, estado: value }),
  );

  return <CountedTabs estado={estado} estados={choices} counts={counts} onChoose={choose} />;
};

const NONE = {};
const NO_CHOICES: readonly Choice[] = [];

interface CountedTabsProps extends Required<CountsMeta> {
  estado: string;
  estados: readonly Choice[];
  onChoose: (estado: string) => void;
}

/** memo: MUI measures the tabs at every render. */
const CountedTabs = memo(({ estado, estados, counts, onChoose }: CountedTabsProps) => {
  const numbers = Object.values(counts);
  const total = numbers.reduce((sum, count) => sum + count, 0);
  const labelOf = (name: string, count = 0) => (
    <span>
      {name}
      {numbers.length > 0 && (
        <>
          {' '}
          <small>{formatCount(count)}</small>
        </>
      )}
    </span>
  );

  return (
    <Tabs
      // The address may contain an unknown estado.
      value={estado === ALL || estados.some(({ id }) => id === estado) ? estado : false}
      onChange={(_event, value) => onChoose(value)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label="Estado"
      sx={style}
    >
      <Tab value={ALL} label={labelOf('Todos', total)} />
      {estados.map(({ id, name }) => (
        <Tab key={name} value={id} label={labelOf(name, counts[String(id)])} />
      ))}
    </Tabs>
  );
});

const HEIGHT = { xs: 44, sm: 40 };

const style = {
  mb: 1,
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
  minHeight: HEIGHT,
  '& .MuiTab-root': { minHeight: HEIGHT, minWidth: 0, px: 1.5, py: 0 },
  '& small': { fontSize: 'inherit', fontWeight: 400, color: 'text.secondary' },
};
