import Button from '@mui/material/Button';
import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';

interface ImageViewerProps {
  title: string;
  urls: readonly string[];
  onClose: () => void;
}

/** Shows pictures over the whole page, to zoom into and to page through; load it lazily. */
export default function ImageViewer({ title, urls, onClose }: ImageViewerProps) {
  const [index, setIndex] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const counter = `${index + 1} de ${urls.length}`;
  const isSingle = urls.length === 1;
  const noButton = isSingle ? () => null : undefined;

  return (
    <Lightbox
      // A picture that failed is fetched again by a new element only.
      key={attempt}
      open
      close={onClose}
      index={index}
      on={{ view: ({ index: shown }) => setIndex(shown) }}
      slides={urls.map((src, n) => ({ src, alt: `Comprobante ${n + 1} de ${urls.length}` }))}
      plugins={[Zoom]}
      carousel={{ finite: true }}
      toolbar={{
        buttons: [
          <h2 key="title" style={{ margin: '8px auto 8px 16px', fontSize: 18, color: '#fff' }}>
            {title}
            {!isSingle && <small> {counter}</small>}
          </h2>,
          'close',
        ],
      }}
      styles={{ toolbar: { width: '100%', boxSizing: 'border-box' } }}
      render={{
        buttonPrev: noButton,
        buttonNext: noButton,
        iconError: () => <ImageError onRetry={() => setAttempt(attempt + 1)} />,
      }}
      labels={{ ...LABELS, Lightbox: title }}
    />
  );
}

/** Stands where a picture would be; on the black of the viewer in both themes. */
const ImageError = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" style={{ textAlign: 'center', lineHeight: 1.5, color: '#fff' }}>
    <p>No se pudo cargar la imagen.</p>
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
);

const LABELS = {
  Previous: 'Anterior',
  Next: 'Siguiente',
  Close: 'Cerrar',
  Slide: 'imagen',
  Carousel: 'galería',
  'Photo gallery': 'Imágenes',
  '{index} of {total}': '{index} de {total}',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
};
