/** A file that is not taken. The message says why, and what to do. */
export class RefusedFile extends Error {}
