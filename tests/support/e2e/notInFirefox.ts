/** Files and titles of errands that need what Playwright does not do in Firefox, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'on a phone': 'it emulates no touch screen',
  'phone, ': 'it emulates no touch screen',
  'on paper': 'it emulates no paper',
  'imprimir.spec.ts': 'it emulates no paper',
  'contraste.spec.ts': 'it emulates no contrast theme',
  'entrarLento.spec.ts': "slows a line by Chrome's own protocol",
};

export const notInFirefox = new RegExp(Object.keys(REASONS).join('|'));
