import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { Empty, useNarrowing } from '../../views/Empty';

/** An empty tab of work says that the work is done. */
export const SinPremios = () => {
  const { q, isDated, chosen } = useNarrowing();
  const { estado } = useListContext().filterValues;
  const work = WORK[estado];
  const isTabAlone = !q && chosen.every((source) => source === 'estado');
  if (!work || !isTabAlone) return <Empty />;

  return (
    <Typography>
      {isDated ? `No queda nada por ${work} en estas fechas` : `No queda nada por ${work}`}
    </Typography>
  );
};

const WORK: Readonly<Record<string, string>> = {
  PENDIENTE: 'revisar',
  REVISADO: 'pagar',
  RECHAZADO: 'corregir',
};
