/** Of the top bar, below which menu and panel stay in sight, in px. */
export const BAR_HEIGHT = 48;
