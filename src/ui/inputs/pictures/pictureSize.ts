interface Size {
  width: number;
  height: number;
}

/** A piece of a picture, in its own pixels, and the size that it is drawn in. */
export interface Page {
  top: number;
  left: number;
  width: number;
  height: number;
  drawn: Size;
}

/** In pixels, enough to read a receipt. */
const LONGEST_SIDE = 2_000;
/** The text of a tall screenshot is not legible on a smaller side. */
const SHORTEST_SIDE = 800;
/** A longer picture becomes several, which the API does not shrink. */
const LONGEST_PAGE = 2_400;

/** So that a page or picture is legible; above 1 for a drawing without pixels of its own. */
export const legibleScale = ({ width, height }: Size): number =>
  Math.max(LONGEST_SIDE / Math.max(width, height), SHORTEST_SIDE / Math.min(width, height));

/** How a picture is drawn: in one piece, or in pages along its longer side. */
export const pagesOf = ({ width, height }: Size): Page[] => {
  const long = Math.max(width, height);
  const scale = Math.min(1, legibleScale({ width, height }));
  const count = Math.ceil((long * scale) / LONGEST_PAGE);

  return Array.from({ length: count }, (_, n) => {
    const from = Math.round((long * n) / count);
    const length = Math.round((long * (n + 1)) / count) - from;
    const piece =
      height >= width
        ? { top: from, left: 0, width, height: length }
        : { top: 0, left: from, width: length, height };

    return {
      ...piece,
      drawn: {
        width: Math.max(1, Math.round(piece.width * scale)),
        height: Math.max(1, Math.round(piece.height * scale)),
      },
    };
  });
};
