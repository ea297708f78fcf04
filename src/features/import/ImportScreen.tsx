import Alert from '@mui/material/Alert';
import { useResourceContext } from 'ra-core';
import { Title } from 'react-admin';
import { ofAllOwners } from '../../../contract/roles';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { Import } from './Import';
import { defaultsOf, targetsOf } from './targets';

/** Brings the rows of a spreadsheet into the section around it, by its fields and its contract. */
export default function ImportScreen() {
  const name = useResourceContext() ?? '';
  const { fields, imports, label } = useSectionOptions(name);
  const { role, api_local } = useUsuarioActual();

  // Everybody else's records are their own.
  const namesOwners = ofAllOwners.includes(role);
  const targets = targetsOf(fields, ({ reference }) => reference !== 'usuarios' || namesOwners);
  const section = {
    name,
    key: imports?.key ?? [],
    defaults: defaultsOf(fields),
    // Whose record it is, is chosen among those who are enabled.
    resourceOf: (reference: string) => (reference === 'usuarios' ? 'administradores' : reference),
  };

  return (
    <>
      <Title title={`Importar ${label.toLowerCase()}`} />
      {api_local ? (
        <Import section={section} targets={targets} label={label} />
      ) : (
        <Alert severity="warning">Este servidor no recibe archivos de hojas de cálculo</Alert>
      )}
    </>
  );
}
