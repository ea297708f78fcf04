import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { Premio } from '../../../contract/premios';
import { pathsOf } from '../../format/paths';
import { useProofUrl } from '../../ui/fields/filesBase';
import { ComprobanteLink } from '../../ui/fields/PicturesField';

/** The pictures of the colilla, to be read beside the facts. */
export const PremioImagen = () => {
  const premio = useRecordContext<Premio>();
  const proofUrl = useProofUrl();
  if (!premio) return null;

  return (
    <>
      <Typography variant="h2">Imagen</Typography>
      <ComprobanteLink paths={premio.imagen ?? ''} title={`Premio ${premio.id}`} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {pathsOf(premio.imagen).map((path, n) => (
          <img
            key={path}
            src={proofUrl(path)}
            alt={`Imagen ${n + 1} del premio`}
            style={{ maxWidth: '100%', maxHeight: 320 }}
          />
        ))}
      </Stack>
    </>
  );
};
