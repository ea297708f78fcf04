import type { CreateParams, CreateResult, RaRecord } from 'ra-core';
import { importCall } from '../../../contract/importar';
import { Rol } from '../../../contract/roles';
import type { Http } from '../../http/http';

/** Rows of a file for the section that `meta.section` names; `meta.signal` ends the call, which then writes nothing. */
export const sendRows = async (http: Http, { data, meta }: CreateParams): Promise<CreateResult<RaRecord>> => {
  const { section, signal } = meta;
  const { archivo, columnas, filas, por_defecto, solo_revisar } = data;
  const answer = await http(importCall(section, Rol.options), {
    body: { archivo, columnas, filas, por_defecto, solo_revisar },
    signal,
  });

  return { data: { id: section, ...answer } };
};
