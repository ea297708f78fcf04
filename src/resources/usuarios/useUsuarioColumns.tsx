import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { sectionPath } from '../../ui/sectionPath';
import type { Columna } from '../../ui/Tabla';
import { useUsuarioLabel } from './useUsuarioLabel';
import { usuarioCells, usuarioColumns } from './usuarioCells';

/** The columns of the list, by the labels of the section (SPEC 2: User list). */
export const useUsuarioColumns = (): (Columna<Usuario> & { sort: string })[] => {
  const labelOf = useUsuarioLabel();

  return usuarioColumns.map((source) => ({
    label: labelOf(source),
    sort: source,
    isWhole: source === 'rol',
    ...(source === 'nombre'
      ? { cell: toEdit, card: 'title' as const }
      : { cell: (usuario) => usuarioCells[source](usuario) }),
  }));
};

const toEdit = ({ id, nombre }: Usuario) => (
  <Link component={LinkBase} to={sectionPath('usuarios', 'edit', id)}>
    {nombre || 'Sin nombre'}
  </Link>
);
