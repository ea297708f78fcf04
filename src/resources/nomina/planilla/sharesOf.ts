/** How much of each file has left, where they travel in one body: one after the other, in their order. */
export const sharesOf = (files: readonly { size: number }[], share: number): number[] => {
  const sent = share * files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;

  return files.map(({ size }) => {
    const own = sent - before;
    before += size;

    return Math.min(1, Math.max(0, size === 0 ? share : own / size));
  });
};
