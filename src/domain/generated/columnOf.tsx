import type { RaRecord } from 'ra-core';
import type { ElementType, ReactElement } from 'react';
import type { Field, Kind } from '../../ui/fields/field';
import { InstantField } from '../../ui/fields/InstantField';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NameField } from '../../ui/fields/NameField';
import { PersonField } from '../../ui/fields/PersonField';
import { PicturesField } from '../../ui/fields/PicturesField';
import { SelectField } from '../../ui/fields/SelectField';
import { StateField } from '../../ui/fields/StateField';
import { DataTable } from '../../ui/list/DataTable';

const FIELDS: Partial<Record<Kind, ElementType>> = {
  money: MoneyField,
  select: SelectField,
  state: StateField,
  reference: NameField,
  person: PersonField,
  pictures: PicturesField,
  instant: InstantField,
};

/** The column of a list for a field; a field component of its own only where the text of the value will not do. */
export const columnOf = (source: string, { kind, format }: Field): ReactElement => (
  <DataTable.Col
    key={source}
    source={source}
    field={FIELDS[kind]}
    render={format && ((record: RaRecord) => format(record[source], record))}
    disableSort={kind === 'pictures' || undefined}
  />
);
