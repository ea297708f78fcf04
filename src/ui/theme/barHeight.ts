export const BAR_HEIGHT = 48;
