import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { State } from '../../ui/base/State';
import { Empty, useNarrowing } from '../../views/Empty';

/** An empty tab of work says that the work is done. */
export const SinPremios = () => {
  const { q, isDated, chosen, undated } = useNarrowing();
  const { filterValues, setFilters } = useListContext();
  const { estado } = filterValues;
  const work = WORK[estado];
  const isTabAlone = !q && chosen.every((source) => source === 'estado');
  if (!work || !isTabAlone) return <Empty />;

  return isDated ? (
    <State
      icon={TaskAltIcon}
      action={
        <Button variant="outlined" onClick={() => setFilters(undated)}>
          Buscar en todas las fechas
        </Button>
      }
    >
      No queda nada por {work} en estas fechas
    </State>
  ) : (
    <State icon={TaskAltIcon}>No queda nada por {work}</State>
  );
};

const WORK: Readonly<Record<string, string>> = {
  PENDIENTE: 'revisar',
  REVISADO: 'pagar',
  RECHAZADO: 'corregir',
};
