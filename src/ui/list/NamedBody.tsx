import { I18nContext, useGetRecordRepresentation, useI18nProvider, useRecordContext } from 'ra-core';
import { type ComponentProps, useMemo } from 'react';
import { DataTableBody, DataTableRow } from 'react-admin';

/** In place of react-admin's DataTableBody: the box that chooses a row is named by the row, so that an ear can tell them apart. */
export const NamedBody = (props: ComponentProps<typeof DataTableBody>) => (
  <DataTableBody {...props} row={NamedRow} />
);

const SELECT_ROW = 'ra.action.select_row';

/** The text is react-admin's, which takes no name: inside of a row it gets one. */
const NamedRow = (props: ComponentProps<typeof DataTableRow>) => {
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation();
  const i18n = useI18nProvider();
  const named = useMemo(
    () => ({
      ...i18n,
      translate: (key: string, options?: object) =>
        i18n.translate(key, options) + (key === SELECT_ROW ? `: ${nameOf(record)}` : ''),
    }),
    [i18n, record, nameOf],
  );

  return (
    <I18nContext value={named}>
      <DataTableRow {...props} />
    </I18nContext>
  );
};
