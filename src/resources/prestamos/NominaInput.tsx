import type { Nomina } from '../../../contract/nomina';
import type { Prestamo } from '../../../contract/prestamos';
import { mondayOf } from '../../format/week';
import { ErrorNotice } from '../../ui/base/ErrorNotice';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { useGetAll } from '../../ui/list/export/useGetAll';

/** Offers nominas of the loan's administrator that are not older than the loan. */
export const NominaInput = ({ prestamo }: { prestamo: Prestamo }) => {
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetAll<Nomina>('nomina', {
    filter: { fecha_gte: mondayOf(prestamo.fecha), fk_usuario: prestamo.fk_usuario },
  });
  if (error) return <ErrorNotice error={error} onRetry={refetch} />;

  return (
    <SelectInput
      source="fk_nomina"
      isPending={isPending}
      choices={data.filter(isOf(prestamo.fk_usuario)).map(({ id, fecha, fecha_final }) => ({
        id,
        name: `${id} · ${fecha} al ${fecha_final}`,
      }))}
      isRequired
    />
  );
};

/** Other hosts list those of all administradores, and some omit the user. */
const isOf =
  (fk_usuario: number | null) =>
  ({ usuario }: Nomina) => {
    const id = 'id' in usuario ? usuario.id : undefined;

    return id == null || fk_usuario === null || id === fk_usuario;
  };
