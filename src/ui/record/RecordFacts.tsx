import Card from '@mui/material/Card';
import { useRecordContext } from 'ra-core';
import { pathsOf } from '../../format/paths';
import type { Field } from '../fields/field';
import { NameField } from '../fields/NameField';
import { PersonField } from '../fields/PersonField';
import { SimpleShowLayout } from '../fields/SimpleShowLayout';
import { StateField } from '../fields/StateField';
import { valueText } from '../fields/valueText';
import { useSectionOptions } from '../section/useSectionOptions';
import { Pictures } from './Pictures';

type Row = Readonly<Record<string, unknown>>;

/** A record that is looked at and not changed: what its list shows and its form asks, to the cent, and its pictures. */
export const RecordFacts = () => {
  const record: Row = useRecordContext() ?? {};
  const shown = Object.entries(useSectionOptions().fields).filter(isShown);
  const pictures = shown.filter(
    ([source, { kind }]) => kind === 'pictures' && pathsOf(record[source]).length > 0,
  );

  return (
    <Card sx={{ px: 2, pt: 2, pb: pictures.length > 0 ? 2 : 0 }}>
      <SimpleShowLayout>
        {shown
          .filter((entry) => !pictures.includes(entry))
          .map(([source, field]) => (
            <Fact key={source} source={source} label={field.heading} field={field} />
          ))}
      </SimpleShowLayout>
      {pictures.map(([source]) => (
        <Pictures key={source} source={source} />
      ))}
    </Card>
  );
};

/** The title names it already; the notice above says why it was annulled. */
const isShown = ([source, { kind, inList, inForm }]: [string, Field]) =>
  kind !== 'id' && source !== 'motivo_anulacion' && !(inList === false && inForm === false);

interface FactProps {
  source: string;
  field: Field;
  /** Its own label unless told. */
  label?: string;
}

const Fact = ({ source, field }: FactProps) => {
  const record: Row = useRecordContext() ?? {};
  if (field.format) return field.format(record[source], record);

  switch (field.kind) {
    case 'reference':
      return <NameField source={source} />;
    case 'person':
      return <PersonField source={source} />;
    case 'state':
      return <StateField source={source} />;
    default:
      return valueText(field, String(record[source] ?? ''));
  }
};
