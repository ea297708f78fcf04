import { SheetMoneyField } from '../ui/fields/MoneyField';
import { DataTable } from '../ui/table/DataTable';

export const sheetColumns = (...sources: readonly string[]) =>
  sources.map((source) => <DataTable.Col key={source} source={source} field={SheetMoneyField} />);
