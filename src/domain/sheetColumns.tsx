import { SheetMoneyField } from '../ui/fields/MoneyField';
import { DataTable } from '../ui/list/DataTable';

/** Columns of money in a sheet. */
export const sheetColumns = (...sources: readonly string[]) =>
  sources.map((source) => <DataTable.Col key={source} source={source} field={SheetMoneyField} />);
