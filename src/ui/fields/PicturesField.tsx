import Avatar from '@mui/material/Avatar';
import Button, { type ButtonProps } from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslateLabel } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { pathsOf } from '../../format/paths';
import { proofUrl } from '../base/proofUrl';
import { linkLook } from '../theme/tableStyle';

const ImageViewer = lazy(() => import('./ImageViewer'));

/** In place of ImageField: loads pictures on demand. */
export const PicturesField = (props: FieldProps) => (
  <ComprobanteLink paths={String(useFieldValue(props) ?? '')} />
);

/** `paths` joined by commas. */
export const ComprobanteLink = ({ paths }: { paths: string }) => {
  const pictures = pathsOf(paths).map((path) => ({ url: proofUrl(path) }));
  // A card has no heading that would explain an empty line.
  if (pictures.length === 0) return <span className="nothing">—</span>;

  return (
    <VerButton
      viewer={(onClose) => <ImageViewer title="Ver Comprobante" pictures={pictures} onClose={onClose} />}
    />
  );
};

interface VerButtonProps {
  /** Made when it is opened. */
  viewer: (onClose: () => void) => ReactNode;
}

export const VerButton = ({ viewer }: VerButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <CellButton onClick={() => setIsOpen(true)}>Ver</CellButton>
      <Suspense>{isOpen && viewer(() => setIsOpen(false))}</Suspense>
    </>
  );
};

/** Looks as the links of a table do. */
export const CellButton = (props: Pick<ButtonProps, 'onClick' | 'children'>) => (
  <Button {...props} sx={cellButtonStyle} />
);

const cellButtonStyle = [
  linkLook,
  {
    display: 'inline-flex',
    my: 0,
    px: 0,
    fontWeight: 400,
    textDecorationLine: 'underline',
    '&:hover': { textDecoration: 'underline', bgcolor: 'transparent' },
  },
];

/** The first picture, small. */
export const PictureThumbnail = ({ paths }: { paths: unknown }) => {
  const [first] = pathsOf(paths);
  if (first === undefined) return '—';

  return <Avatar variant="rounded" src={proofUrl(first)} alt="" sx={{ width: 40, height: 40 }} />;
};

export const PicturesFigure = (props: FieldProps) => {
  const { source } = props;
  const resource = useResourceContext() ?? '';
  const name = String(useGetRecordRepresentation(resource)(useRecordContext()));
  const label = String(useTranslateLabel()({ source, resource }));
  const [opened, setOpened] = useState<number>();
  const urls = pathsOf(useFieldValue(props)).map(proofUrl);

  return (
    <>
      <Typography variant="h2">{label}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {urls.length === 0 && '—'}
        {urls.map((url, n) => (
          <ButtonBase key={url} title="Ampliar" onClick={() => setOpened(n)} sx={pictureStyle}>
            <img src={url} alt={`${label} ${n + 1}`} />
          </ButtonBase>
        ))}
      </Stack>
      <Suspense fallback={null}>
        {opened !== undefined && (
          <ImageViewer
            title={name}
            pictures={urls.map((url) => ({ url }))}
            start={opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
};

const pictureStyle = {
  cursor: 'zoom-in',
  '& img': { maxWidth: 1, maxHeight: '70vh', '@media print': { maxHeight: 320 } },
};
