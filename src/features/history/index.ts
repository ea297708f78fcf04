import type { Paso } from '../../../contract/historial';
import { defineResource } from '../../section/defineResource';
import type { Feature } from '../../section/Feature';
import { HistoryButton } from './HistoryButton';

export const history: Feature = {
  resources: [defineResource<Paso>({ name: 'historial' })],
  slots: { recordActions: HistoryButton },
};
