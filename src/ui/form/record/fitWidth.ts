/** As wide as a table needs, and at least so many px where there is room. */
export const fitWidth = (least: number) => ({
  width: { sm: 'fit-content' },
  minWidth: { sm: `min(100%, ${least}px)` },
  maxWidth: 1,
});
