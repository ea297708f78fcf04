import type { Paso } from '../../../contract/historial';
import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { HistoryButton } from './HistoryButton';
import { historialProvider } from './historialProvider';

/** Who did what to a record of any section. */
const historial = defineResource<Paso>({ name: 'historial', provider: historialProvider });

export const history: Feature = { resources: [historial], slots: { recordActions: HistoryButton } };
