import Card from '@mui/material/Card';
import { useRecordContext } from 'ra-core';
import { useSectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../fields/kinds';
import { SimpleShowLayout } from '../fields/SimpleShowLayout';
import { ValueField } from '../fields/ValueField';

type Row = Readonly<Record<string, unknown>>;

export const RecordFacts = () => {
  const record: Row = useRecordContext() ?? {};
  const { fields, facts } = useSectionOptions();
  const figures = facts.flatMap((source) => {
    const { Figure } = kinds[fields[source]?.kind ?? 'text'];

    return Figure && record[source] ? [{ source, Figure }] : [];
  });

  return (
    <Card sx={{ px: 2, pt: 2, pb: figures.length > 0 ? 2 : 0 }}>
      <SimpleShowLayout>
        {facts
          .filter((source) => !figures.some((figure) => figure.source === source))
          .map((source) => (
            <ValueField key={source} source={source} label={fields[source]?.heading} />
          ))}
      </SimpleShowLayout>
      {figures.map(({ source, Figure }) => (
        <Figure key={source} source={source} />
      ))}
    </Card>
  );
};
