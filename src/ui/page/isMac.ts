/** True where the keyboard has a Command key in place of Ctrl. */
export const isMac = () => /mac/i.test(navigator.platform);
