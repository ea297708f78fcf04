/** Builds if a source is newer than what was built. */
export const ensureBuilt: () => void;
