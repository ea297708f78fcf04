import Link from '@mui/material/Link';
import { LinkBase, useRecordContext, useResourceDefinition } from 'ra-core';
import type { DataTableColumnProps } from 'react-admin';
import type { SectionOptions } from '../fields/useSectionOptions';
import { sectionPath } from '../page/sectionPath';
import { useUsuarioActual } from '../page/usuarioActual';
import { shownBy } from './RecordLink';

interface ReferenceLinkProps extends DataTableColumnProps {
  reference: string;
}

/** The name of another record, as the link to it for those who may open it. */
export const ReferenceLink = ({ reference, ...column }: ReferenceLinkProps) => {
  const record = useRecordContext();
  const { hasEdit, options } = useResourceDefinition<Partial<SectionOptions>>({ resource: reference });
  const { role } = useUsuarioActual();
  if (!record) return null;
  const id = Number(record[column.source ?? '']);
  const isOpen = hasEdit && options?.access?.some((other) => other === role);
  if (!id || !isOpen) return <>{shownBy(column, record)}</>;

  return (
    <Link component={LinkBase} to={sectionPath(reference, 'edit', id)} color="inherit" underline="hover">
      {shownBy(column, record)}
    </Link>
  );
};
