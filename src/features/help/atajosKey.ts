/** The key of react-admin's store that is true while the shortcuts are shown. */
export const ATAJOS = 'atajos.open';
