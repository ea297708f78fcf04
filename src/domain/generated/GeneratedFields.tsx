import { Fragment } from 'react';
import { useSectionOptions } from '../../ui/fields/useSectionOptions';
import { inputOf } from './inputOf';

/** The inputs of a section, in the order of its fields. */
export const GeneratedFields = () =>
  Object.entries(useSectionOptions().fields)
    .filter(([, { inForm }]) => inForm !== false)
    .map(([source, field]) => <Fragment key={source}>{inputOf(source, field)}</Fragment>);
