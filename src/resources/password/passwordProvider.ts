import { usuariosCalls } from '../../../contract/usuarios';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

/** The password of the user of the session, which only they change (SPEC 6). */
export const passwordProvider = (http: Http): ResourceProvider => ({
  async update({ id, data }) {
    const { current_password, new_password, confirmation_password } = data;
    const { message } = await http(usuariosCalls.changePassword, {
      body: { id, current_password, new_password, confirmation_password },
    });

    // The passwords go into no cache.
    return { data: { id, message } };
  },
});
