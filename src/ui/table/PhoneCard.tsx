// biome-ignore-all lint/a11y/useSemanticElements: cards are laid out freely, and keep the roles of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: such rows and cells hold the links and buttons
import Stack from '@mui/material/Stack';
import { type RaRecord, RecordContextProvider } from 'ra-core';
import { memo } from 'react';
import { isAnnulled } from '../../../contract/rest';
import { type ColumnElement, contentOf, keyOf, linked } from './Column';
import { RowCheckbox, type TableRow } from './PlainBody';
import { RowMenu } from './RowMenu';

export type Parts = Readonly<Record<'title' | 'value' | 'detail' | 'action', readonly ColumnElement[]>>;

/** The columns by their place on a card. */
export const partsOf = (columns: readonly ColumnElement[]): Parts => {
  const of = (part: keyof Parts) => columns.filter(({ props: { card = 'detail' } }) => card === part);

  return { title: of('title'), value: of('value'), detail: of('detail'), action: of('action') };
};

/** Renders only if its record, columns or checkbox change. */
export const PhoneCard = memo(({ record, parts, hasBox, ...box }: TableRow & { parts: Parts }) => {
  const details = parts.detail.filter((column) => !isBlank(column, record));
  const actions = parts.action.filter((column) => !isBlank(column, record));
  const hasMenu = actions.length > 1;

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

/** A line with its label. */
export const Detail = ({ column, record, isBesideMenu }: DetailProps) => {
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

/** A card has no line for a value that is missing. */
const isBlank = ({ props }: ColumnElement, record: RaRecord): boolean => {
  if (props.children) return false;
  const value: unknown = props.render ? props.render(record) : record[props.source ?? ''];

  return value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
};

export const contentIn = ({ props }: ColumnElement, record: RaRecord) =>
  linked(contentOf(props, record), props, record);
