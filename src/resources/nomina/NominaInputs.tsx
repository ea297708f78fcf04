import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useGetList } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Usuario } from '../../../contract/usuarios';
import { today } from '../../format/dates';
import { mondayOf, sundayOf } from '../../format/week';
import { DateInput } from '../../ui/inputs/DateInput';
import { MultilineInput } from '../../ui/inputs/MultilineInput';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { sectionPath } from '../../ui/section/sectionPath';
import type { NominaRecord } from './nominaProvider';

const EARLIEST = '2000-01-01';

/** The day that a nomina starts on (SPEC 5). */
export const Inicio = z.string().check(
  z.minLength(1, 'Elija la fecha de inicio'),
  z.refine((day) => day >= EARLIEST, 'La fecha de inicio no es válida'),
  z.refine((day) => day <= today(), 'La fecha de inicio no puede ser posterior a hoy'),
);

const isStart = (day: string) => Inicio.safeParse(day).success;

const startOf = (day: string): string => (isStart(day) ? mondayOf(day) : day);

/** The Sunday of the week; '' if the start is refused. */
export const endOf = (start: string): string => (isStart(start) ? sundayOf(start) : '');

/** The start snaps to the Monday of its week, the end is that week's Sunday (SPEC 5). */
export const SemanaInputs = ({ autoFocus }: { autoFocus: boolean }) => {
  const start = useWatch({ name: 'fecha_inicio' });

  return (
    <>
      <DateInput source="fecha_inicio" parse={startOf} autoFocus={autoFocus} isPast isRequired />
      <DateInput source="fecha_final" format={() => endOf(start ?? '')} disabled />
    </>
  );
};

const FIRST = { page: 1, perPage: 1 };

/** Warns if the administrator has a nomina of that week already. */
export const ExistenteAlert = () => {
  const [fk_usuario, fecha] = useWatch({ name: ['fk_usuario', 'fecha_inicio'] });
  const { api_local } = useUsuarioActual();
  const { data: [found] = [] } = useGetList<NominaRecord>(
    'nomina',
    { pagination: FIRST, filter: { fk_usuario, fecha_gte: fecha, fecha_lte: fecha } },
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

/** Offers the administrator's registered account; never puts it in unasked. */
export const CuentaInput = ({ administradores }: { administradores: readonly Usuario[] }) => {
  const { setValue } = useFormContext();
  const [chosen, written] = useWatch({ name: ['fk_usuario', 'cuenta_bancaria'] });
  const registered = administradores.find(({ id }) => id === chosen)?.cuenta_bancaria ?? '';

  return (
    <Box data-wide>
      <MultilineInput source="cuenta_bancaria" fullWidth isRequired />
      {registered !== '' && (
        <Button
          size="small"
          disabled={registered === written}
          onClick={() => setValue('cuenta_bancaria', registered, { shouldDirty: true, shouldValidate: true })}
        >
          Usar cuenta registrada
        </Button>
      )}
    </Box>
  );
};
