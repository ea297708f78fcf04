// biome-ignore-all lint/a11y/useSemanticElements: cards are laid out freely, and keep the roles of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: such rows and cells hold the links and buttons
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataTableBase,
  type RaRecord,
  RecordContextProvider,
  useDataTableConfigContext,
  useTranslate,
} from 'ra-core';
import { memo, useMemo } from 'react';
import { DataTableClasses, type DataTableProps, ListNoResults, SelectPageCheckbox } from 'react-admin';
import { isAnnulled } from '../../../contract/rest';
import { cardsStyle } from '../theme/cardsStyle';
import { visuallyHidden } from '../theme/tableStyle';
import { type ColumnElement, contentOf, keyOf, linked } from './Column';
import { RowCheckbox, type TableRow, useTableRows } from './PlainBody';
import { RowMenu } from './RowMenu';
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

type Parts = Readonly<Record<'title' | 'value' | 'detail' | 'action', readonly ColumnElement[]>>;

const partsOf = (columns: readonly ColumnElement[]): Parts => {
  const of = (part: keyof Parts) => columns.filter(({ props: { card = 'detail' } }) => card === part);

  return { title: of('title'), value: of('value'), detail: of('detail'), action: of('action') };
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
            {props.cardLabel}
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
        const card = <Card key={row.record.id} {...row} parts={parts} />;
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

/** Renders only if its record, columns or checkbox change. */
const Card = memo(({ record, parts, hasBox, ...box }: TableRow & { parts: Parts }) => {
  const details = parts.detail.filter((column) => !isBlank(column, record));
  const actions = parts.action.filter((column) => !isBlank(column, record));
  const hasMenu = parts.action.length > 1;

  return (
    <RecordContextProvider value={record}>
      <div role="row" className="card" data-id={record.id} data-annulled={isAnnulled(record) || undefined}>
        {hasBox && (
          <div role="cell" className="MuiTableCell-paddingCheckbox">
            <RowCheckbox record={record} {...box} />
          </div>
        )}
        {parts.title.map((column) => (
          <div key={keyOf(column.props)} role="cell" className="title">
            {isBlank(column, record) ? '—' : contentIn(column, record)}
          </div>
        ))}
        {parts.value.map((column) => (
          <div key={keyOf(column.props)} role="cell" className="value">
            {contentIn(column, record)}
            <Label column={column} />
          </div>
        ))}
        {details.map((column, index) => (
          <Detail
            key={keyOf(column.props)}
            column={column}
            record={record}
            isBesideMenu={hasMenu && index === details.length - 1}
          />
        ))}
        {hasMenu ? (
          <div role="cell" className="menu">
            <RowMenu>
              {actions.map((column) => (
                <Stack key={keyOf(column.props)}>{contentIn(column, record)}</Stack>
              ))}
            </RowMenu>
          </div>
        ) : (
          actions.map((column) => (
            <div key={keyOf(column.props)} role="cell" className="action">
              {contentIn(column, record)}
            </div>
          ))
        )}
      </div>
    </RecordContextProvider>
  );
});

interface DetailProps {
  column: ColumnElement;
  record: RaRecord;
  isBesideMenu?: boolean;
}

const Detail = ({ column, record, isBesideMenu }: DetailProps) => {
  const { align, 'data-whole': isWhole } = column.props;
  const classes = ['detail', (isWhole || align === 'right') && 'whole', isBesideMenu && 'besideMenu'];

  return (
    <div role="cell" className={classes.filter(Boolean).join(' ')}>
      <Label column={column} />
      {column.props.cardLabel && ' '}
      {contentIn(column, record)}
    </div>
  );
};

const Label = ({ column: { props } }: { column: ColumnElement }) =>
  props.cardLabel && <span className="label">{props.cardLabel}</span>;

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

/** A card has no line for a value that is missing. */
const isBlank = ({ props }: ColumnElement, record: RaRecord): boolean => {
  if (props.children) return false;
  const value: unknown = props.render ? props.render(record) : record[props.source ?? ''];

  return value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
};

const contentIn = ({ props }: ColumnElement, record: RaRecord) =>
  linked(contentOf(props, record), props, record);
