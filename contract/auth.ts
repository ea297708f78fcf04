import * as z from 'zod/mini';
import { defineCall } from './call';
import { Mensaje } from './common';

export const authCalls = {
  login: defineCall('POST', '/api/auth/login', {
    access: 'public',
    body: z.object({
      username: z.string().check(z.trim(), z.minLength(1, 'Escriba su usuario'), z.maxLength(100)),
      password: z.string().check(z.minLength(1, 'Escriba su contraseña'), z.maxLength(200)),
    }),
    answer: z.object({ token: z.string().check(z.minLength(1)) }),
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
