import Button from '@mui/material/Button';

/** Stands where a picture would be; on the black of the viewer in both themes. */
export const ImageError = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" style={{ textAlign: 'center', lineHeight: 1.5, color: '#fff' }}>
    <p>No se pudo cargar la imagen.</p>
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
);
