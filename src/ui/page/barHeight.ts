/** Of the top bar, below which menu, panel and alerts stay in sight, in px. */
export const BAR_HEIGHT = 48;
