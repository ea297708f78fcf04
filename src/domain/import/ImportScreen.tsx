import Alert from '@mui/material/Alert';
import { useResourceContext } from 'ra-core';
import { useMemo } from 'react';
import { type Line, UnreadableFile } from '../../format/import/line';
import type { Field } from '../../ui/fields/field';
import { useSectionOptions } from '../../ui/fields/useSectionOptions';
import { Import } from '../../ui/import/Import';
import { finderOf } from '../../ui/import/references';
import { defaultsOf, matchColumns, targetsOf } from '../../ui/import/targets';
import { Page } from '../../ui/page/Page';
import { useCrumbs } from '../../ui/page/useCrumbs';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { AdministradorInput } from '../AdministradorInput';

/** Brings the rows of a spreadsheet into the section around it, by its fields and its contract. */
export default function ImportScreen() {
  const name = useResourceContext() ?? '';
  const { fields, imports, label } = useSectionOptions(name);
  const { role, api_local } = useUsuarioActual();

  const targets = useMemo(() => {
    // Everybody else's records are their own.
    const namesOwners = AdministradorInput.access.includes(role);

    return targetsOf(fields, ({ reference }: Field) => reference !== 'usuarios' || namesOwners);
  }, [fields, role]);

  const section = useMemo(
    () => ({
      name,
      key: imports?.key ?? [],
      defaults: defaultsOf(fields),
      open: (file: string, lines: readonly Line[]) => open(file, lines, targets),
      // Whose record it is, is chosen among those who are enabled.
      resourceOf: (reference: string) => (reference === 'usuarios' ? 'administradores' : reference),
      finderOf,
    }),
    [name, imports, fields, targets],
  );

  return (
    <Page title={`Importar ${label.toLowerCase()}`} breadcrumb={useCrumbs('Importar')}>
      {api_local ? (
        <Import section={section} targets={targets} label={label} />
      ) : (
        <Alert severity="warning">Este servidor no recibe archivos de hojas de cálculo.</Alert>
      )}
    </Page>
  );
}

const open = (name: string, [head, ...lines]: readonly Line[], targets: ReturnType<typeof targetsOf>) => {
  if (!head || lines.length === 0) {
    throw new UnreadableFile('No hay filas debajo de los nombres de las columnas.');
  }
  // Names of columns stand above every cell.
  const width = Math.max(head.cells.length, ...lines.map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, at) => head.cells[at] ?? '');

  return { file: { name, heads, lines }, columns: matchColumns(heads, targets) };
};
