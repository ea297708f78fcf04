// biome-ignore-all lint/a11y/useSemanticElements: cards are laid out freely, and keep the roles of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: such rows and cells hold the links and buttons
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataTableBase,
  type RaRecord,
  RecordContextProvider,
  useDataTableConfigContext,
  useTranslate,
} from 'ra-core';
import { useMemo } from 'react';
import { DataTableClasses, type DataTableProps, ListNoResults, SelectPageCheckbox } from 'react-admin';
import { cardsStyle } from '../theme/cardsStyle';
import { visuallyHidden } from '../theme/tableStyle';
import { type ColumnElement, keyOf } from './Column';
import { contentIn, Detail, type Parts, PhoneCard, partsOf } from './PhoneCard';
import { useTableRows } from './PlainBody';
import { totalHeading, useTotals } from './SumsFoot';
import { TableSkeleton } from './TableSkeleton';

interface PhoneCardsProps<T extends RaRecord>
  extends Omit<DataTableProps<T>, 'children' | 'ref' | 'expand' | 'body' | 'head' | 'foot'> {
  /** Those on screen, in their order, completed by the section's fields. */
  columns: readonly ColumnElement[];
}

/** In place of the table on a phone: a card for each row, with the parts that the section declares. */
export const PhoneCards = <T extends RaRecord>({
  columns,
  bulkActionButtons,
  bulkActionsToolbar,
  empty = <ListNoResults />,
  rowSx,
  sx,
  'aria-label': label,
  ...table
}: PhoneCardsProps<T>) => {
  const parts = useMemo(() => partsOf(columns), [columns]);

  return (
    <DataTableBase<T>
      {...table}
      hasBulkActions={Boolean(bulkActionButtons)}
      loading={<TableSkeleton columns={columns.length} />}
      empty={empty}
    >
      {/* With react-admin's class, lists draw no frame around it. */}
      <Box className={DataTableClasses.root} sx={[cardsStyle, ...(Array.isArray(sx) ? sx : [sx])]}>
        {bulkActionsToolbar}
        <div role="table" aria-label={label}>
          <Head parts={parts} />
          <Cards parts={parts} rowSx={rowSx} />
          <Totals columns={columns} />
        </div>
      </Box>
    </DataTableBase>
  );
};

/** Only a screen reader needs the headings: a card has labels. */
const Head = ({ parts }: { parts: Parts }) => {
  const { hasBulkActions } = useDataTableConfigContext();
  const translate = useTranslate();

  return (
    <div role="rowgroup">
      <div role="row" className="head">
        {hasBulkActions && (
          <div role="columnheader">
            <FormControlLabel control={<SelectPageCheckbox />} label={translate('ra.action.select_all')} />
          </div>
        )}
        {[...parts.title, ...parts.value, ...parts.detail, ...parts.action].map(({ props }) => (
          <div key={keyOf(props)} role="columnheader" style={visuallyHidden}>
            {props.headingName ?? props.cardLabel}
          </div>
        ))}
      </div>
    </div>
  );
};

interface CardsProps {
  parts: Parts;
  rowSx: DataTableProps['rowSx'];
}

const Cards = ({ parts, rowSx }: CardsProps) => {
  const { group, rows } = useTableRows();

  return (
    <div role="rowgroup" {...group}>
      {rows.map((row, index) => {
        const card = <PhoneCard key={row.record.id} {...row} parts={parts} />;
        const style = rowSx?.(row.record, index);

        return style ? (
          <Box key={row.record.id} role="presentation" sx={style}>
            {card}
          </Box>
        ) : (
          card
        );
      })}
    </div>
  );
};

const Totals = ({ columns }: { columns: readonly ColumnElement[] }) => {
  const totals = useTotals();

  return (
    totals.length > 0 && (
      <div role="rowgroup">
        {totals.map(({ title, note, sums }) => {
          const sum = { id: title, ...sums };
          const parts = partsOf(columns.filter(({ props: { source = '' } }) => source in sums));

          return (
            <RecordContextProvider key={title} value={sum}>
              <div role="row" className="card total">
                <div role="cell" className="title">
                  {totalHeading({ title, note })}
                </div>
                {[...parts.title, ...parts.value].map((column) => (
                  <div key={keyOf(column.props)} role="cell" className="value">
                    {contentIn(column, sum)}
                  </div>
                ))}
                {parts.detail.map((column) => (
                  <Detail key={keyOf(column.props)} column={column} record={sum} />
                ))}
              </div>
            </RecordContextProvider>
          );
        })}
      </div>
    )
  );
};
