import type { CSSProperties } from 'react';
import { ImageSlide, type Render, type RenderSlideProps } from 'yet-another-react-lightbox';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    rotated: SlideRotated;
  }
}

/** A picture that was turned, for which the viewer has no plugin. */
interface SlideRotated {
  type: 'rotated';
  src: string;
  alt: string;
  degrees: number;
  download: { url: string; filename: string };
}

interface RotatedSlideProps extends RenderSlideProps<SlideRotated> {
  render: Render;
}

/** As large as there is room: on its side, its width is what was its height. */
export const RotatedSlide = ({ slide: { src, alt, degrees }, rect, offset, render }: RotatedSlideProps) => {
  const isOnSide = degrees % 180 !== 0;
  const turned: CSSProperties = {
    ...CENTERED,
    flex: 'none',
    width: isOnSide ? rect.height : rect.width,
    height: isOnSide ? rect.width : rect.height,
    transform: `rotate(${degrees}deg)`,
  };

  return (
    <div style={{ ...CENTERED, width: rect.width, height: rect.height }}>
      <div style={turned}>
        <ImageSlide slide={{ src, alt }} offset={offset} rect={rect} render={render} />
      </div>
    </div>
  );
};

const CENTERED: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'center' };
