import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Usuario } from '../../../contract/usuarios';
import { today } from '../../format/dates';
import { mondayOf, sundayOf } from '../../format/week';
import { DateInput } from '../../ui/inputs/DateInput';
import { MultilineInput } from '../../ui/inputs/MultilineInput';

const EARLIEST = '2000-01-01';

export const Inicio = z.string().check(
  z.minLength(1, 'Elija la fecha de inicio'),
  z.refine((day) => day >= EARLIEST, 'La fecha de inicio no es válida'),
  z.refine((day) => day <= today(), 'La fecha de inicio no puede ser posterior a hoy'),
);

const isStart = (day: string) => Inicio.safeParse(day).success;

const startOf = (day: string): string => (isStart(day) ? mondayOf(day) : day);

/** '' for an invalid start. */
export const endOf = (start: string): string => (isStart(start) ? sundayOf(start) : '');

/** The start snaps to the Monday of its week, the end is that week's Sunday (SPEC 2.21). */
export const SemanaInputs = ({ autoFocus }: { autoFocus: boolean }) => {
  const start = useWatch({ name: 'fecha_inicio' });

  return (
    <>
      <DateInput source="fecha_inicio" parse={startOf} autoFocus={autoFocus} isPast isRequired />
      <DateInput source="fecha_final" format={() => endOf(start ?? '')} disabled />
    </>
  );
};

/** Offers the registered account but does not fill it in. */
export const CuentaInput = ({ administradores }: { administradores: readonly Usuario[] }) => {
  const { setValue } = useFormContext();
  const [chosen, written] = useWatch({ name: ['fk_usuario', 'cuenta_bancaria'] });
  const registered = administradores.find(({ id }) => id === chosen)?.cuenta_bancaria ?? '';

  return (
    <Box data-wide>
      <MultilineInput source="cuenta_bancaria" isRequired />
      {registered !== '' && (
        <Button
          disabled={registered === written}
          onClick={() => setValue('cuenta_bancaria', registered, { shouldDirty: true, shouldValidate: true })}
        >
          Usar cuenta registrada
        </Button>
      )}
    </Box>
  );
};
