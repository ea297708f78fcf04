import { historyCall, type Paso } from '../../../contract/historial';
import { Rol } from '../../../contract/roles';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';
import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { HistoryButton } from './HistoryButton';

const provider = (http: Http): ResourceProvider<Paso> => ({
  async getManyReference({ target, id, signal }) {
    const pasos = await http(historyCall(target, Rol.options), { params: { id }, signal });

    return { data: pasos, total: pasos.length };
  },
});

export const history: Feature = {
  resources: [defineResource<Paso>({ name: 'historial', provider })],
  slots: { recordActions: HistoryButton },
};
