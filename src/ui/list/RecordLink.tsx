import { LinkBase, type RaRecord, useRecordContext } from 'ra-core';
import { createElement } from 'react';
import type { DataTableColumnProps } from 'react-admin';
import { sectionPath } from '../page/sectionPath';

interface RecordLinkProps extends DataTableColumnProps {
  /** The section of the other record that the column names; without it the link opens the row. */
  reference?: string;
}

/** What a column shows, as a link: the keyboard's way into a row, or to whom it names. Its look is the table's (ADR 023). */
export const RecordLink = ({ reference, resource = '', ...column }: RecordLinkProps) => {
  const record = useRecordContext();
  if (!record) return null;
  const id = reference === undefined ? record.id : Number(record[column.source ?? '']);
  if (!id) return <>{shownBy(column, record)}</>;

  return (
    <LinkBase to={sectionPath(reference ?? resource, 'edit', id)} data-leads={reference}>
      {shownBy(column, record)}
    </LinkBase>
  );
};

const shownBy = ({ source = '', field, render, children }: DataTableColumnProps, record: RaRecord) =>
  children ??
  (render ? render(record) : field ? createElement(field, { source }) : String(record[source] ?? ''));
