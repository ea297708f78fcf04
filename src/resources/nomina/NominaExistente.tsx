import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
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
  if (!api_local) return null;

  return (
    <Box role="status" data-wide sx={ROOM}>
      {nomina && (
        <Alert severity="warning" role="presentation" sx={{ py: 0 }}>
          Esa semana ya tiene nomina.{' '}
          <LinkBase to={recordPath('nomina', nomina.id)}>Abrir la planilla</LinkBase>
        </Alert>
      )}
    </Box>
  );
};

/** Kept for the notice, of two lines on a phone: a button below must not move while it is pressed. */
const ROOM = ({ breakpoints }: Theme) => ({ minHeight: 56, [breakpoints.up('sm')]: { minHeight: 36 } });
