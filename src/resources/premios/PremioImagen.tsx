import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { pathsOf } from '../../format/paths';
import { useProofUrl } from '../../ui/fields/filesBase';
import { SectionCard } from '../../ui/page/SectionCard';

const ImageViewer = lazy(() => import('../../ui/fields/ImageViewer'));

export const PremioImagen = () => {
  const premio = useRecordContext<Premio>();
  const proofUrl = useProofUrl();
  const [opened, setOpened] = useState<number>();
  if (!premio) return null;
  const urls = pathsOf(premio.imagen).map(proofUrl);

  return (
    <SectionCard title="Imagen" sx={{ gridArea: 'imagen' }}>
      {urls.length === 0 && <Typography color="text.secondary">El premio no tiene imagen</Typography>}
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        {urls.map((url, n) => (
          <ButtonBase key={url} title="Ampliar" onClick={() => setOpened(n)} sx={pictureStyle}>
            <img src={url} alt={`Imagen ${n + 1} del premio`} />
          </ButtonBase>
        ))}
      </Stack>
      <Suspense fallback={null}>
        {opened !== undefined && (
          <ImageViewer
            title={`Premio ${premio.id}`}
            pictures={urls.map((url) => ({ url }))}
            start={opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </SectionCard>
  );
};

const pictureStyle = {
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  cursor: 'zoom-in',
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '70vh' },
  '@media print': { '& img': { maxHeight: 320 } },
};
