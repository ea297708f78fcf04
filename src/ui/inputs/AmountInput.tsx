import { useRecordContext } from 'ra-core';
import type { TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { COMPARED } from '../../../contract/dudas';
import type { RestSection } from '../../../contract/rest';
import { useCompared, useDoubt, usualColumns } from '../base/useUsual';
import { DoubtText } from './DoubtText';
import { MoneyInput } from './MoneyInput';

/** MoneyInput that says while one types that the amount is unusual, if the section compares its amounts. */
export const AmountInput = (props: TextInputProps) => {
  const section = useCompared();
  const isCompared = section && props.source === COMPARED;

  return <MoneyInput {...props} helperText={isCompared ? <UnusualText section={section} /> : undefined} />;
};

const UnusualText = ({ section }: { section: RestSection }) => {
  const id = useRecordContext()?.id;
  const names = [...usualColumns(section), COMPARED];
  const typed: readonly unknown[] = useWatch({ name: names });
  const doubt = useDoubt(section, { ...Object.fromEntries(names.map((name, at) => [name, typed[at]])), id });

  return <DoubtText>{doubt}</DoubtText>;
};
