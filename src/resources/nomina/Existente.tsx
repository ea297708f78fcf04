import Alert from '@mui/material/Alert';
import { LinkBase, useGetList } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { sectionPath } from '../../ui/section/sectionPath';
import { endOf } from './inicio';
import type { NominaRecord } from './nominaProvider';

const PAGINATION = { page: 1, perPage: 1 };

/** Warns if the administrator has a nomina of that week already. */
export const Existente = () => {
  const [fk_usuario, fecha] = useWatch({ name: ['fk_usuario', 'fecha_inicio'] });
  const { api_local } = useUsuarioActual();
  const { data: [found] = [] } = useGetList<NominaRecord>(
    'nomina',
    { pagination: PAGINATION, filter: { fk_usuario, fecha_gte: fecha, fecha_lte: fecha } },
    // Other hosts need not narrow by administrator.
    { enabled: Boolean(api_local && fk_usuario && endOf(fecha ?? '')), retry: false },
  );

  return (
    found && (
      <Alert severity="warning" role="status">
        Ya existe una nomina de esa semana.{' '}
        <LinkBase to={sectionPath('nomina', 'planilla', found.id)}>Abrir la planilla</LinkBase>
      </Alert>
    )
  );
};
