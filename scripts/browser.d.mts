export const findBrowser: () => string | undefined;
