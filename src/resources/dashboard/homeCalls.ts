import { administradores, superadministradores, todos } from '../../../contract/roles';

/** The requests of the homes, the figures first. The sign-in sends them, while the code of the home loads. */
export const homeCalls = [
  { path: '/api/dashboard', access: administradores },
  { path: '/api/cajas/inhabilitadas', access: superadministradores, own: true },
  { path: '/api/dudas', access: todos, own: true },
] as const;
