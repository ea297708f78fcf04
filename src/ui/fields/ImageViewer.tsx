import Button from '@mui/material/Button';
import { useState } from 'react';
import Lightbox, { type Slide } from 'yet-another-react-lightbox';
import Download from 'yet-another-react-lightbox/plugins/download';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useIsPhone } from '../filters/places';
import { RotatedSlide } from './viewer/RotatedSlide';
import 'yet-another-react-lightbox/styles.css';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import { IconButton } from 'yet-another-react-lightbox';

export interface Picture {
  url: string;
  /** Whose it is, and what else must be known to check it. */
  caption?: string;
  /** Of the file that is saved, without its ending. */
  name?: string;
}

interface ImageViewerProps {
  title: string;
  pictures: readonly Picture[];
  /** Which of them is shown first. */
  start?: number;
  onClose: () => void;
}

/** Shows pictures over the whole page, to page through, zoom into, turn and save; load it lazily. */
export default function ImageViewer({ title, pictures, start = 0, onClose }: ImageViewerProps) {
  const [index, setIndex] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [turns, setTurns] = useState<Readonly<Record<number, number>>>({});
  const isSingle = pictures.length === 1;
  const isPhone = useIsPhone();
  const noButton = isSingle ? () => null : undefined;
  const caption = pictures[index]?.caption;
  const render = { iconError: () => <ImageError onRetry={() => setAttempt(attempt + 1)} /> };

  return (
    <Lightbox
      // A picture that failed is fetched again by a new element only.
      key={attempt}
      open
      close={onClose}
      index={index}
      on={{ view: ({ index: shown }) => setIndex(shown) }}
      slides={pictures.map((picture, n) => toSlide(picture, `${n + 1} de ${pictures.length}`, turns[n] ?? 0))}
      plugins={[Download, Zoom]}
      zoom={{ supports: ['rotated'], maxZoom: 4 }}
      carousel={{ finite: true }}
      toolbar={{
        buttons: [
          <h2 key="title" style={isPhone ? WIDE_TITLE : TITLE}>
            {title}
            {!isSingle && <small style={PLACE}>{` ${index + 1} de ${pictures.length}`}</small>}
            {caption && <span style={{ display: 'block', fontSize: 14, fontWeight: 400 }}>{caption}</span>}
          </h2>,
          'zoom',
          <RotateButton
            key="rotate"
            onClick={() => setTurns({ ...turns, [index]: ((turns[index] ?? 0) + 90) % 360 })}
          />,
          'download',
          'close',
        ],
      }}
      styles={{ toolbar: TOOLBAR, container: isPhone ? BELOW_TWO_LINES : BELOW }}
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

const toSlide = ({ url, name }: Picture, place: string, degrees: number): Slide => {
  const ending = /\.\w+$/.exec(url)?.[0] ?? '.jpg';
  const slide = {
    src: url,
    alt: `Comprobante ${place}`,
    download: { url, filename: `${name ?? `Comprobante ${place}`}${ending}` },
  };

  return degrees === 0 ? slide : { ...slide, type: 'rotated', degrees };
};

/** White paper lies below them as often as not. */
const TOOLBAR = {
  width: '100%',
  boxSizing: 'border-box',
  flexWrap: 'wrap',
  alignItems: 'center',
  backgroundColor: 'rgb(0 0 0 / 0.7)',
} as const;

const TITLE = { flex: '1 1 200px', margin: '0 8px', fontSize: 18, color: '#fff' } as const;
/** On a phone the buttons go to a line of their own. */
const WIDE_TITLE = { ...TITLE, flexBasis: '100%' } as const;
const PLACE = { whiteSpace: 'nowrap' } as const;

/** A picture begins where the toolbar ends. */
const BELOW = { boxSizing: 'border-box', paddingTop: 72 } as const;
const BELOW_TWO_LINES = { ...BELOW, paddingTop: 144 } as const;

/** Stands where a picture would be; on the black of the viewer in both themes. */
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

declare module 'yet-another-react-lightbox' {
  interface Labels {
    Rotate?: string;
  }
}

/** Beside the viewer's own buttons. */
export const RotateButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton label="Rotate" icon={RotateRightIcon} onClick={onClick} />
);
