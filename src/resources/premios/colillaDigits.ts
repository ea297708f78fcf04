/** The API searches by at most four digits. */
export const colillaDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 4);
