export const BASENAME = '/auth';

/** Every sign-in arrives here (SPEC 4.2). */
export const HOME = `${BASENAME}/dashboard`;

/** The bar opens it (SPEC 2.10). */
export const AJUSTES = `${BASENAME}/configuracion/password`;
