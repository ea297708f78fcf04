import Alert from '@mui/material/Alert';
import { LinkBase, useGetList } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import type { NominaRecord } from '../../dataProvider/nomina';
import { recordPath } from '../../section/sectionPath';
import { endOf } from './NominaInputs';

/** A week is paid once: the form says so before it is filled in. Other hosts do not filter by administrador. */
export const NominaExistente = () => {
  const { api_local } = useUsuarioActual();
  const [fk_usuario, inicio = ''] = useWatch({ name: ['fk_usuario', 'fecha_inicio'] });
  const end = endOf(inicio);
  const { data = [] } = useGetList<NominaRecord>(
    'nomina',
    { filter: { fk_usuario, fecha_gte: inicio, fecha_lte: end }, pagination: { page: 1, perPage: 1 } },
    { enabled: api_local === true && Boolean(fk_usuario) && end !== '' },
  );
  const nomina = data.find(({ fecha }) => fecha === inicio);
  if (!nomina) return null;

  return (
    <Alert severity="warning">
      Esa semana ya tiene nomina. <LinkBase to={recordPath('nomina', nomina.id)}>Abrir la planilla</LinkBase>
    </Alert>
  );
};
