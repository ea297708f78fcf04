/** The name of the program, which stands where the business has none. */
export const PROGRAM = 'Lotería Admin';
