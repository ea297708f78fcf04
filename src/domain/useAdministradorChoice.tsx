import { useGetMany, useStore } from 'ra-core';
import type { Usuario } from '../../contract/usuarios';
import type { Vendedor } from '../../contract/vendedores';
import { useUsuarioActual } from '../authProvider/usuarioActual';
import { fullName } from '../format/text';
import { useGetAll } from '../ui/list/export/useGetAll';
import { useSearchValues } from '../ui/report/useSearchValues';
import { ValueSelect } from '../ui/report/ValueSelect';

export const useAdministradorChoice = (chosen: string) => {
  const me = useUsuarioActual();
  const isSuper = me.role === 'superadministrador';
  const isOffice = me.role === 'premiacion' || me.role === 'revisor';
  const isSumador = me.role === 'sumador';
  const all = useGetAll<Usuario>('administradores', {}, { enabled: isSuper });
  // These roles can read promotores, but not administrators.
  const owners = useOwners(isOffice || isSumador);
  const isOffered = isSuper || isOffice;
  const load = isSuper ? all : owners;
  const choices = (load.data ?? []).map((usuario) => ({ id: usuario.id, name: fullName(usuario) }));
  const own = isSumador ? (choices[0]?.name ?? UNKNOWN) : fullName(me);

  return {
    error: load.error,
    onRetry: () => void load.refetch(),
    isOffered,
    choices,
    isPending: isOffered && load.data === undefined && !load.error,
    textOf: (id: string) => nameOf(id, choices),
    text: isOffered ? nameOf(chosen, choices) : own,
  };
};

interface FilterOptions {
  /** The report is about one administrador. The default is the one chosen last, then the first. */
  isRequired?: boolean;
}

export const useAdministradorFilter = ({ isRequired = false }: FilterOptions = {}) => {
  const { get, set } = useSearchValues();
  const [last, setLast] = useStore<string>('reportes.administrador', '');
  const asked = get('fk_usuario');
  const { isOffered, text, textOf, isPending, ...choice } = useAdministradorChoice(asked);
  const known = choice.choices.map(({ id }) => String(id));
  const otherwise = (known.includes(last) ? last : known[0]) ?? '';
  const value = asked === '' && isRequired && isOffered ? otherwise : asked;
  const onChange = (fk_usuario: string) => {
    setLast(fk_usuario);
    set({ fk_usuario });
  };
  const select = (isOffered || choice.error) && (
    <ValueSelect
      label="Administrador"
      value={value}
      onChange={onChange}
      none={isRequired ? undefined : 'Todos'}
      width={172}
      {...choice}
    />
  );

  return { isOffered, isPending, value, text: value === asked ? text : textOf(value), select };
};

const UNKNOWN = '—';

/** An unknown name must not read as Todos. */
const nameOf = (chosen: string, choices: readonly { id: number; name: string }[]) =>
  chosen === '' ? 'Todos' : (choices.find(({ id }) => String(id) === chosen)?.name ?? UNKNOWN);

const useOwners = (enabled: boolean) => {
  const vendedores = useGetAll<Vendedor>('vendedores', {}, { enabled });
  const ids = [...new Set(vendedores.data?.map(({ fk_usuario }) => fk_usuario))].filter((id) => id !== null);
  const usuarios = useGetMany<Usuario>('usuarios', { ids }, { enabled: ids.length > 0 });
  const data = usuarios.data?.filter((usuario) => usuario !== undefined).sort(byName);

  return {
    data,
    error: vendedores.error ?? usuarios.error,
    refetch: () => void (vendedores.error ? vendedores : usuarios).refetch(),
  };
};

const byName = (one: Usuario, other: Usuario) => fullName(one).localeCompare(fullName(other), 'es');
