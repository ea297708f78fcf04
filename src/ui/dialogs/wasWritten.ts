/** Whether a write was done: react-admin answers {} where the session was over, while the sign-in is on its way. */
export const wasWritten = (answer: object): boolean => Object.keys(answer).length > 0;

export const SESION_TERMINADA = 'Su sesión terminó. Inicie sesión de nuevo.';
