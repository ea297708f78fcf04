import { useGetList } from 'ra-core';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { useQueue } from '../../features/work/useQueue';
import { today } from '../../format/dates';
import { mondayOf, sundayOf } from '../../format/week';
import { Figure, Figures } from '../../ui/fields/Figures';

/** The total of this user's closed ventas of the week, and the count of their drafts. */
export default function VentasFigures() {
  const { id } = useUsuarioActual();
  const { words, count, error: queueError } = useQueue();
  const { data, meta, error } = useGetList(
    'ventas',
    {
      filter: {
        estado: 'C',
        fk_usuario_sumador: id,
        fecha_gte: mondayOf(today()),
        fecha_lte: sundayOf(today()),
      },
      pagination: { page: 1, perPage: 1 },
      meta: { live: true },
    },
    { staleTime: 10_000 },
  );

  return (
    <Figures>
      <Figure label="suyo esta semana" value={data && { cents: meta?.sums?.total ?? 0 }} error={error} />
      <Figure label={words} value={count === undefined ? undefined : { count }} error={queueError} />
    </Figures>
  );
}
