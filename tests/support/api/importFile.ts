import type { Call } from '../../../contract/call';
import type { Fila } from '../../../contract/importar';
import type { Answered, Client } from './testApi';

/** Looks at the rows, as the screen does, and imports them with the versions that the look answered. */
export const importFile = async (who: Client, call: Call, body: object): Promise<Answered> => {
  const looked = await who.call(call, { body: { ...body, solo_revisar: true } });
  if (looked.status !== 200) return looked;
  const versiones = looked.body.filas.map(({ version }: Fila) => version);

  return who.call(call, { body: { ...body, solo_revisar: false, versiones } });
};
