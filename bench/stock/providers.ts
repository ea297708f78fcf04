import simpleRestProvider from 'ra-data-simple-rest';
import { type AuthProvider, type DataProvider, fetchUtils } from 'react-admin';

const TOKEN = 'token';

const fetchJson = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem(TOKEN)}` },
  });

const rest = simpleRestProvider('/api', fetchJson);

/** The API serves everything but users as simple REST. */
const fetchUsuarios = async (path: string) => {
  const { json } = await fetchJson(`/api/${path}`);

  return { data: json.usuarios, total: json.usuarios.length };
};

export const dataProvider: DataProvider = {
  ...rest,
  getList: (resource, params) =>
    resource === 'usuarios' ? fetchUsuarios('usuarios/administradores') : rest.getList(resource, params),
  getMany: (resource, params) =>
    resource === 'usuarios' ? fetchUsuarios('usuarios') : rest.getMany(resource, params),
};

export const authProvider: AuthProvider = {
  async login({ username, password }) {
    const body = JSON.stringify({ username, password });
    const { json } = await fetchUtils.fetchJson('/api/auth/login', { method: 'POST', body });
    localStorage.setItem(TOKEN, json.token);
  },
  async logout() {
    localStorage.removeItem(TOKEN);
  },
  async checkAuth() {
    if (!localStorage.getItem(TOKEN)) await Promise.reject(new Error());
  },
  async checkError({ status }) {
    if (status === 401) await Promise.reject(new Error());
  },
};
