import * as z from 'zod/mini';
import { defineCall } from './call';
import { Id, Mensaje, Texto } from './common';

/** Only here the role is called `role` (SPEC 3.1). */
export const Profile = z.object({
  id: Id,
  nombre: Texto,
  apellido: Texto,
  role: Texto,
  /** Somebody else set the password: our own API refuses other calls until it is changed. */
  clave_ajena: z.optional(z.boolean()),
  /** A sumador without a principal sees nothing. Only our own API says so. */
  sin_administrador: z.optional(z.boolean()),
  /** Our own API has calls beyond the specification. */
  api_local: z.optional(z.boolean()),
});
export type Profile = z.infer<typeof Profile>;

/** One of usuariosCalls. It stands here because the sign-in needs no other of them. */
export const profileCall = defineCall('GET', '/api/usuarios/profile', {
  access: 'session',
  answer: z.object({ user: Profile }),
});

/** Another host may call something else a profile. */
const OwnProfile = Profile.check(z.refine(({ api_local }) => api_local === true));

export const authCalls = {
  login: defineCall('POST', '/api/auth/login', {
    access: 'public',
    asks: true,
    body: z.object({
      username: z.string().check(z.trim(), z.minLength(1, 'Escriba su usuario'), z.maxLength(100)),
      password: z.string().check(z.minLength(1, 'Escriba su contraseña'), z.maxLength(200)),
    }),
    answer: z.object({
      token: z.string().check(z.minLength(1)),
      /** The answer of profileCall, from our own API only. */
      profile: z.catch(z.optional(OwnProfile), undefined),
    }),
  }),
  logout: defineCall('POST', '/api/auth/logout', {
    access: 'public',
    answer: Mensaje,
  }),
  refresh: defineCall('POST', '/api/auth/refresh-token', {
    access: 'public',
    answer: z.object({ accessToken: z.string().check(z.minLength(1)) }),
  }),
};
