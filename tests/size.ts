/** Whether promises are tried at their full size: npm run test:full. */
export const isFull = process.env.TEST_SIZE === 'full';

/** How often something is tried: in each change, and at its full size. */
export const sized = (each: number, full: number): number => (isFull ? full : each);
