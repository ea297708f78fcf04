import { dollarsToCents } from '../../../contract/common';
import { dayAndTime } from '../../format/activity';
import { formatExact } from '../../format/money';
import { pathsOf } from '../../format/paths';
import { choiceText, type Field, type Kind } from './field';

export const valueText = (field: Field | undefined, value: string): string => {
  if (value === '') return '—';

  return (field && TEXTS[field.kind]?.(value, field)) ?? value;
};

const TEXTS: Partial<Record<Kind, (value: string, field: Field) => string | undefined>> = {
  money: (value) => {
    const cents = dollarsToCents(value);

    return cents === undefined ? undefined : formatExact(cents);
  },
  percent: (value) => `${value} %`,
  select: (value, field) => choiceText(field, value),
  state: (value, field) => choiceText(field, value),
  instant: dayAndTime,
  pictures: (value) => {
    const { length } = pathsOf(value);

    return length === 1 ? 'imagen' : `${length} imágenes`;
  },
};
