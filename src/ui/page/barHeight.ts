/** The height of the top bar in px. */
export const BAR_HEIGHT = 48;
