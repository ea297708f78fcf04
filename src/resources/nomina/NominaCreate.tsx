import Typography from '@mui/material/Typography';
import { type Identifier, LinkBase } from 'ra-core';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { nominaCalls } from '../../../contract/nomina';
import type { Usuario } from '../../../contract/usuarios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import type { NominaRecord } from '../../dataProvider/nomina';
import { longDate } from '../../format/dates';
import { fullName } from '../../format/text';
import { recordPath } from '../../section/sectionPath';
import { ErrorState } from '../../ui/base/ErrorState';
import { ConfirmSave } from '../../ui/form/ConfirmSave';
import { Form } from '../../ui/form/Form';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { useGetAll } from '../../ui/list/export/useGetAll';
import { Create } from '../../views/Create';
import { AvisoDeSemana } from './AvisoDeSemana';
import { PAGAR } from './comprobante/openLine';
import { NominaAside } from './NominaAside';
import { NominaExistente } from './NominaExistente';
import { CuentaInput, endOf, Inicio, SemanaInputs } from './NominaInputs';
import { PersonasPagadas } from './PersonasPagadas';

export default function NominaCreate() {
  const { id: fk_usuario_creacion } = useUsuarioActual();
  const { data, error, isPending, refetch } = useGetAll<Usuario>('administradores');

  const former = useFormer();

  return (
    <Create
      transform={(values: object) => ({ ...values, fk_usuario_creacion })}
      next={({ id }) => id !== 0 && <PlanillaLinks id={id} />}
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <FormSkeleton />}
      {data && <NominaForm administradores={[...data, ...former]} />}
    </Create>
  );
}

/** Their last weeks may still have to be paid. */
const useFormer = (): readonly Usuario[] => {
  const { role, api_local } = useUsuarioActual();
  const { data = [] } = useGetAll<Usuario>(
    'usuarios',
    { filter: { rol: 'administrador', estado: 'I' } },
    { enabled: role === 'superadministrador' && api_local === true },
  );

  return data;
};

const nameOf = (usuario: Usuario) =>
  usuario.estado === 'I' ? `${fullName(usuario)} (inhabilitado)` : fullName(usuario);

const PlanillaLinks = ({ id }: { id: Identifier }) => {
  const to = recordPath('nomina', id);

  return (
    <>
      <LinkBase to={to}>Abrir la planilla</LinkBase>
      {' · '}
      <LinkBase to={to} state={PAGAR}>
        Pagar a la primera persona
      </LinkBase>
    </>
  );
};

const schema = z.extend(z.pick(nominaCalls.create.body, { fk_usuario: true, cuenta_bancaria: true }), {
  fecha_inicio: Inicio,
});

/** Asks before saving (SPEC 2.22). */
const NominaForm = ({ administradores }: { administradores: Usuario[] }) => {
  const [only, ...others] = administradores;
  const fk_usuario = only && others.length === 0 ? only.id : '';
  const defaultValues = useMemo(
    () => ({ fk_usuario, fecha_inicio: '', fecha_final: '', cuenta_bancaria: '' }),
    [fk_usuario],
  );

  return (
    <ConfirmSave title="Guardar nomina" ask={ConfirmarNomina}>
      <Form schema={schema} defaultValues={defaultValues} aside={<NominaAside />}>
        <SelectInput
          source="fk_usuario"
          choices={administradores}
          optionText={nameOf}
          autoFocus={others.length > 0}
          sx={{ gridColumn: '1 / -1' }}
          isRequired
        />
        <SemanaInputs autoFocus={others.length === 0} />
        <NominaExistente />
        <CuentaInput administradores={administradores} />
      </Form>
    </ConfirmSave>
  );
};

const ConfirmarNomina = ({ fk_usuario, fecha_inicio = '' }: Partial<NominaRecord>) => (
  <>
    {fecha_inicio && <AvisoDeSemana fk_usuario={fk_usuario} fecha={fecha_inicio} />}
    <Typography>está seguro de guardar el siguiente registro de nomina?</Typography>
    <Typography sx={{ my: 1.5, fontWeight: 600 }}>
      {longDate(fecha_inicio)} al {longDate(endOf(fecha_inicio))}
    </Typography>
    <Typography>una vez guardado no podrá ser editado</Typography>
    {fk_usuario && <PersonasPagadas fk_usuario={fk_usuario} fecha={fecha_inicio} />}
  </>
);
