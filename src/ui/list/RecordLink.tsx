import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { createElement } from 'react';
import type { DataTableColumnProps } from 'react-admin';
import { sectionPath } from '../page/sectionPath';

/** What a column shows, as the link to the record: the keyboard's way into a row. */
export const RecordLink = (props: DataTableColumnProps) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  if (!record) return null;

  return (
    <Link component={LinkBase} to={sectionPath(resource, 'edit', record.id)}>
      {shownBy(props, record)}
    </Link>
  );
};

/** What a column shows of a record. */
export const shownBy = ({ source = '', field, render, children }: DataTableColumnProps, record: RaRecord) =>
  children ??
  (render ? render(record) : field ? createElement(field, { source }) : String(record[source] ?? ''));
