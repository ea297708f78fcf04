import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { pagosCalls } from '../../../contract/pagos';
import { Rol, rolLabels } from '../../../contract/roles';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { formatExact } from '../../format/money';
import { fullName } from '../../format/text';
import { useCall } from '../../ui/base/useCall';
import { FormAside } from '../../ui/form/FormAside';
import { addUp } from '../../ui/report/sums';
import { LastRecords } from '../../views/LastRecords';
import { endOf } from './NominaInputs';

/** The last nominas; who would be paid, once administrador and week are chosen. */
export const NominaAside = memo(() => {
  const { api_local } = useUsuarioActual();
  const [fk_usuario, fecha = ''] = useWatch({ name: ['fk_usuario', 'fecha_inicio'] });
  if (!api_local) return null;

  return fk_usuario && endOf(fecha) ? (
    <Personas fk_usuario={String(fk_usuario)} fecha={fecha} />
  ) : (
    <LastRecords />
  );
});

/** The question before the save reads the same. */
const Personas = (week: { fk_usuario: string; fecha: string }) => {
  const { data, error, isPlaceholderData } = useCall(pagosCalls.payees, week);
  const personas = isPlaceholderData ? undefined : data?.personas;
  const { base, ajuste } = addUp(personas ?? [], 'base', 'ajuste');

  return (
    <FormAside
      title="Personas de esta nomina"
      error={error}
      rows={personas?.map((persona) => ({
        id: persona.id,
        title: fullName(persona),
        detail: rolText(persona.rol),
        value: formatExact(persona.base + persona.ajuste),
      }))}
    >
      {personas && <strong>Total: {formatExact(base + ajuste)}</strong>}
    </FormAside>
  );
};

const rolText = (rol: string) => {
  const { data } = Rol.safeParse(rol);

  return data ? rolLabels[data] : rol;
};
