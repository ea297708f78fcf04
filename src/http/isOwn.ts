/** Whether a host is our own origin: elsewhere an unknown header costs a preflight that the host may refuse. */
export const isOwn = (host: string): boolean => host === '' || host === location.origin;
