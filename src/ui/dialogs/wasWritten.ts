/** False if the session was over: react-admin then answers {} while it leads to the sign-in. */
export const wasWritten = (answer: object): boolean => Object.keys(answer).length > 0;

export const SESION_TERMINADA = 'Su sesión terminó. Inicie sesión de nuevo.';
