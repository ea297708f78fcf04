import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslateLabel } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { pathsOf } from '../../format/paths';
import { useProofUrl } from './filesBase';

type Row = Readonly<Record<string, unknown>>;

const ImageViewer = lazy(() => import('./ImageViewer'));

/** In place of react-admin's ImageField: Ver, which loads the pictures when it is pressed; a dash for none. */
export const PicturesField = (props: FieldProps) => (
  <ComprobanteLink paths={String(useFieldValue(props) ?? '')} />
);

/** `paths` joined by commas. */
export const ComprobanteLink = ({ paths, title = 'Ver Comprobante' }: { paths: string; title?: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const proofUrl = useProofUrl();
  const pictures = pathsOf(paths).map((path) => ({ url: proofUrl(path) }));
  if (pictures.length === 0) {
    // A card of a phone has no head that would say what is missing.
    return <span className="nothing">—</span>;
  }

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} sx={{ minWidth: 0, py: 0.25, ml: { sm: -0.625 } }}>
        Ver
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ImageViewer title={title} pictures={pictures} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
};

/** Pictures as large as there is room, under their label. */
export const PicturesFigure = ({ source }: FieldProps) => {
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
            sx={{ maxWidth: 1, maxHeight: '70vh', '@media print': { maxHeight: 320 } }}
          />
        ))}
      </Stack>
    </>
  );
};
