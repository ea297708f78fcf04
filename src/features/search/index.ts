import { busquedaCalls } from '../../../contract/busqueda';
import { answersProvider } from '../../dataProvider/answersProvider';
import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { IrA } from './IrA';

const busqueda = defineResource({ name: 'busqueda', provider: answersProvider(busquedaCalls) });

export const search: Feature = {
  resources: [busqueda],
  slots: { appBarStart: IrA },
};
