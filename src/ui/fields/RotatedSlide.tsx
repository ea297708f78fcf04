import type { CSSProperties } from 'react';
import { ImageSlide, type Render, type RenderSlideProps } from 'yet-another-react-lightbox';

declare module 'yet-another-react-lightbox' {
  interface Labels {
    Rotate?: string;
  }
  interface SlideTypes {
    rotated: SlideRotated;
  }
}

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

/** The viewer has no plugin for rotation. */
export const RotatedSlide = ({ slide: { src, alt, degrees }, rect, offset, render }: RotatedSlideProps) => {
  const { width, height } = rect;
  const turned = degrees % 180 === 0 ? { width, height } : { width: height, height: width };

  return (
    <div style={{ ...CENTERED, width, height }}>
      <div style={{ ...CENTERED, ...turned, flex: 'none', transform: `rotate(${degrees}deg)` }}>
        <ImageSlide slide={{ src, alt }} offset={offset} rect={rect} render={render} />
      </div>
    </div>
  );
};

const CENTERED: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'center' };
