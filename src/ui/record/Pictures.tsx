import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslateLabel } from 'ra-core';
import { pathsOf } from '../../format/paths';
import { useProofUrl } from '../fields/filesBase';
import { ComprobanteLink } from '../fields/PicturesField';

/** The pictures of a record, to be read beside what it says; Ver shows them larger. */
export const Pictures = ({ source }: { source: string }) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const label = String(useTranslateLabel()({ source, resource }));
  const proofUrl = useProofUrl();
  if (!record) return null;

  return (
    <>
      <Typography variant="h2">{label}</Typography>
      <ComprobanteLink paths={String(record[source] ?? '')} title={String(nameOf(record))} />
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
