import RotateRightIcon from '@mui/icons-material/RotateRight';
import Button from '@mui/material/Button';
import { useState } from 'react';
import Lightbox, { IconButton, type Slide } from 'yet-another-react-lightbox';
import Download from 'yet-another-react-lightbox/plugins/download';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useIsPhone } from '../base/useIsPhone';
import { RotatedSlide } from './RotatedSlide';
import 'yet-another-react-lightbox/styles.css';

interface Picture {
  url: string;
  caption?: string;
  /** For downloads, without extension. */
  name?: string;
}

interface ImageViewerProps {
  title: string;
  pictures: readonly Picture[];
  start?: number;
  onClose: () => void;
}

/** Load it lazily. */
export default function ImageViewer({ title, pictures, start = 0, onClose }: ImageViewerProps) {
  const [index, setIndex] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [turns, setTurns] = useState<Readonly<Record<number, number>>>({});
  const isSingle = pictures.length === 1;
  const isPhone = useIsPhone();
  const noButton = isSingle ? () => null : undefined;
  const caption = pictures[index]?.caption;
  const position = isSingle ? '' : ` ${index + 1} de ${pictures.length}`;
  const render = { iconError: () => <ImageError onRetry={() => setAttempt(attempt + 1)} /> };
  const turn = () => setTurns({ ...turns, [index]: ((turns[index] ?? 0) + 90) % 360 });

  return (
    <Lightbox
      // Only a new element fetches a failed picture again.
      key={attempt}
      open
      close={onClose}
      index={index}
      on={{ view: ({ index: shown }) => setIndex(shown) }}
      slides={pictures.map((picture, n) => toSlide(picture, `${n + 1} de ${pictures.length}`, turns[n]))}
      plugins={[Download, Zoom]}
      zoom={{ supports: ['rotated'], maxZoom: 4 }}
      carousel={{ finite: true }}
      toolbar={{
        buttons: [
          <h2 key="title" style={{ ...TITLE, flexBasis: isPhone ? '100%' : 200 }}>
            {title}
            <small style={{ whiteSpace: 'nowrap' }}>{position}</small>
            {caption && <span style={{ display: 'block', fontSize: 14, fontWeight: 400 }}>{caption}</span>}
          </h2>,
          'zoom',
          <IconButton key="rotate" label="Rotate" icon={RotateRightIcon} onClick={turn} />,
          'download',
          'close',
        ],
      }}
      styles={{ toolbar: TOOLBAR, container: { ...CONTAINER, paddingTop: isPhone ? 144 : 72 } }}
      render={{
        ...render,
        buttonPrev: noButton,
        buttonNext: noButton,
        slide: ({ slide, ...props }) =>
          slide.type === 'rotated' && <RotatedSlide slide={slide} {...props} render={render} />,
      }}
      labels={{ ...LABELS, Lightbox: [title, caption].filter(Boolean).join(': ') }}
    />
  );
}

const toSlide = ({ url, name }: Picture, position: string, degrees = 0): Slide => {
  const ending = /\.\w+$/.exec(url)?.[0] ?? '.jpg';
  const alt = `Comprobante ${position}`;
  const slide = { src: url, alt, download: { url, filename: `${name ?? alt}${ending}` } };

  return degrees === 0 ? slide : { ...slide, type: 'rotated', degrees };
};

const TITLE = { flex: '1 1 auto', margin: '0 8px', fontSize: 18, color: '#fff' };

/** Below the toolbar, which has two lines on a phone. Nothing scrolls to the pictures beside the shown one. */
const CONTAINER = { boxSizing: 'border-box', overflow: 'clip' } as const;

const TOOLBAR = {
  width: '100%',
  boxSizing: 'border-box',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The picture below is often white.
  backgroundColor: 'rgb(0 0 0 / 0.7)',
} as const;

/** The viewer is black in both themes. */
const ImageError = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" style={{ textAlign: 'center', lineHeight: 1.5, color: '#fff' }}>
    <p>No se pudo cargar la imagen</p>
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
  Rotate: 'Girar',
  Download: 'Descargar',
};
