import Card from '@mui/material/Card';
import { useRecordContext } from 'ra-core';
import type { Field } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../fields/kinds';
import { SimpleShowLayout } from '../fields/SimpleShowLayout';
import { ValueField } from '../fields/ValueField';

type Row = Readonly<Record<string, unknown>>;

export const RecordFacts = () => {
  const record: Row = useRecordContext() ?? {};
  const shown = Object.entries(useSectionOptions().fields).filter(isShown);
  const figures = shown.flatMap(([source, { kind }]) => {
    const { Figure } = kinds[kind];

    return Figure && record[source] ? [{ source, Figure }] : [];
  });

  return (
    <Card sx={{ px: 2, pt: 2, pb: figures.length > 0 ? 2 : 0 }}>
      <SimpleShowLayout>
        {shown
          .filter(([source]) => !figures.some((figure) => figure.source === source))
          .map(([source, { heading }]) => (
            <ValueField key={source} source={source} label={heading} />
          ))}
      </SimpleShowLayout>
      {figures.map(({ source, Figure }) => (
        <Figure key={source} source={source} />
      ))}
    </Card>
  );
};

/** The title shows the id, the notice the motivo. */
const isShown = ([source, { list, form }]: [string, Field]) =>
  !['id', 'motivo_anulacion'].includes(source) && !(list === false && form === false);
