/** Set by `npm run test:full`. */
export const isFull = process.env.TEST_SIZE === 'full';

export const sized = (each: number, full: number): number => (isFull ? full : each);
