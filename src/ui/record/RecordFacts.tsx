import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslateLabel } from 'ra-core';
import { pathsOf } from '../../format/paths';
import type { Field } from '../fields/field';
import { useProofUrl } from '../fields/filesBase';
import { NameField } from '../fields/NameField';
import { PersonField } from '../fields/PersonField';
import { ComprobanteLink } from '../fields/PicturesField';
import { SimpleShowLayout } from '../fields/SimpleShowLayout';
import { StateField } from '../fields/StateField';
import { valueText } from '../fields/valueText';
import { useSectionOptions } from '../section/useSectionOptions';

type Row = Readonly<Record<string, unknown>>;

/** A record that nobody changes: what its list shows and its form asks, and its pictures. */
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

/** The title has the id, and the notice above the reason of an annulment. */
const isShown = ([source, { kind, inList, inForm }]: [string, Field]) =>
  kind !== 'id' && source !== 'motivo_anulacion' && !(inList === false && inForm === false);

interface FactProps {
  source: string;
  field: Field;
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

const Pictures = ({ source }: { source: string }) => {
  const record: Row = useRecordContext() ?? {};
  const resource = useResourceContext() ?? '';
  const name = String(useGetRecordRepresentation(resource)(record));
  const label = String(useTranslateLabel()({ source, resource }));
  const proofUrl = useProofUrl();

  return (
    <>
      <Typography variant="h2">{label}</Typography>
      <ComprobanteLink paths={String(record[source] ?? '')} title={name} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {pathsOf(record[source]).map((path, n) => (
          <Box
            key={path}
            component="img"
            src={proofUrl(path)}
            alt={`${label} ${n + 1}`}
            sx={{ maxWidth: 1, maxHeight: 320 }}
          />
        ))}
      </Stack>
    </>
  );
};
