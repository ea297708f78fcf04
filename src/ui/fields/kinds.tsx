import type { ElementType } from 'react';
import { type FieldProps, TextInput } from 'react-admin';
import type { KindName } from '../../../contract/field';
import { dayAndTime } from '../../format/activity';
import { recentDays } from '../../format/dates';
import { dayCell } from '../../format/export/cell';
import { pathsOf } from '../../format/paths';
import { personText } from '../../format/text';
import { choiceText, type FieldInputProps, type ShownField } from '../../section/field';
import { AmountInput } from '../inputs/AmountInput';
import { DateRangeInput } from '../inputs/DateRangeInput';
import { MoneyInput } from '../inputs/MoneyInput';
import { MultilineInput } from '../inputs/MultilineInput';
import { PicturesInput } from '../inputs/PicturesInput';
import { ReferenceInput } from '../inputs/ReferenceInput';
import { SelectInput } from '../inputs/SelectInput';
import { ChoiceField } from './ChoiceField';
import * as cell from './cells';
import * as part from './kindParts';
import { exactText, MoneyField } from './MoneyField';
import { PicturesField, PicturesFigure } from './PicturesField';

export interface Kind {
  text?: (value: unknown, field: ShownField) => string | undefined;
  /** In lists. Defaults to the text. */
  Field?: ElementType<FieldProps>;
  /** In the facts of a record. Defaults to the text. */
  Fact?: ElementType<FieldProps>;
  /** Below the facts of a record. */
  Figure?: ElementType<FieldProps>;
  Input?: ElementType<FieldInputProps>;
  FilterInput: ElementType<{ source: string; alwaysOn?: boolean }>;
  /** A list starts with these. */
  filterDefaults?: (source: string) => Record<string, string>;
  /** Defaults to the value itself. */
  toCell?: cell.ToCell;
  /** Missing if a file cannot import it. */
  fromCell?: cell.FromCell;
  align?: 'right';
  /** No line breaks. */
  isWhole?: true;
  /** Sentences, which break before the names beside them. */
  isLong?: true;
  isSortable?: false;
  /** The part of a phone's card. */
  card?: ShownField['card'];
}

const plain: Kind = { FilterInput: TextInput };
const words: Kind = { ...plain, Input: part.WordsInput, fromCell: cell.readText };
const numbers: Kind = { ...plain, toCell: cell.toNumber, align: 'right' };
const choice: Kind = {
  FilterInput: part.ChoiceFilterInput,
  Input: SelectInput,
  text: (value, field) => choiceText(field, value),
  toCell: (value, { field }) => choiceText(field, value),
};

export const kinds: Record<KindName, Kind> = {
  id: { ...plain, toCell: cell.toNumber, fromCell: cell.readText, isWhole: true },
  text: words,
  note: { ...words, Input: MultilineInput, isLong: true },
  day: {
    FilterInput: DateRangeInput,
    filterDefaults: recentDays,
    Input: part.DayInput,
    toCell: (value) => dayCell(String(value ?? '')),
    fromCell: cell.readDate,
    isWhole: true,
  },
  instant: { ...plain, text: (value) => dayAndTime(String(value)), toCell: cell.toInstant, isWhole: true },
  time: {
    ...plain,
    Input: part.TimeInput,
    fromCell: (text) => ({ value: text.padStart(5, '0') }),
    isWhole: true,
  },
  number: { ...numbers, Input: part.CountInput, fromCell: cell.readNumber },
  percent: {
    ...numbers,
    text: (value) => `${value} %`,
    Field: part.NumberField,
    Input: MoneyInput,
    fromCell: cell.readPercent,
  },
  money: {
    ...numbers,
    text: exactText,
    Field: MoneyField,
    Input: AmountInput,
    toCell: (value) => ({ cents: Number(value ?? 0) }),
    fromCell: cell.readMoney,
    card: 'value',
  },
  choice: { ...choice, Field: ChoiceField, Fact: ChoiceField, fromCell: cell.readChoice },
  boolean: { ...choice, fromCell: cell.readBoolean },
  reference: {
    FilterInput: part.ReferenceFilterInput,
    Field: part.NameField,
    Fact: part.NameField,
    Input: ReferenceInput,
    toCell: cell.toName,
    fromCell: cell.readName,
  },
  person: { ...plain, text: personText, toCell: personText },
  pictures: {
    ...plain,
    text: (value) => (pathsOf(value).length === 1 ? 'imagen' : `${pathsOf(value).length} imágenes`),
    Field: PicturesField,
    Fact: PicturesField,
    Figure: PicturesFigure,
    Input: PicturesInput,
    toCell: (value, { urlOf }) => pathsOf(value).map(urlOf).join(' '),
    isSortable: false,
    card: 'action',
  },
};
