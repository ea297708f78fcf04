import Link from '@mui/material/Link';
import { LinkBase, useTranslateLabel } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { sectionPath } from '../../ui/sectionPath';
import type { Columna } from '../../ui/Tabla';
import { usuarioCells, usuarioColumns } from './usuarioCells';

/** The columns of the list, by the labels of the section (SPEC 2: User list). */
export const useUsuarioColumns = (): (Columna<Usuario> & { sort: string })[] => {
  const translateLabel = useTranslateLabel();

  return usuarioColumns.map((source) => ({
    label: String(translateLabel({ source, resource: 'usuarios' })),
    sort: source,
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
