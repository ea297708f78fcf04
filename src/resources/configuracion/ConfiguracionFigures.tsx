import { useGetList } from 'ra-core';
import type { Feriado } from '../../../contract/feriados';
import { chartDay, today } from '../../format/dates';
import type { FiguresProps } from '../../section/Section';
import { Figure, Figures } from '../../ui/fields/Figures';

export default function ConfiguracionFigures({ card }: FiguresProps) {
  return card === 'sorteos' ? <SorteosFigure /> : <FeriadosFigure />;
}

const ACTIVE = { filter: { estado: 'A' } };

const SorteosFigure = () => {
  const { total, error } = useGetList('sorteos', { ...ACTIVE, pagination: { page: 1, perPage: 1 } });

  return (
    <Figures>
      <Figure label="activos" value={total === undefined ? undefined : { count: total }} error={error} />
    </Figures>
  );
};

/** The latest come first, so that those of the future are among them. */
const FeriadosFigure = () => {
  const { data, error } = useGetList<Feriado>('feriados', {
    ...ACTIVE,
    sort: { field: 'fecha', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const next = data?.findLast(({ fecha }) => fecha >= today());
  if (data && !next) return null;

  return (
    <Figures>
      <Figure
        label={next ? `el próximo: ${next.nombre}` : 'el próximo'}
        value={next && { text: chartDay(next.fecha) }}
        error={error}
      />
    </Figures>
  );
};
