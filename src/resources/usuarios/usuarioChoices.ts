import { rolLabels } from '../../../contract/roles';
import { choicesOf } from '../../ui/fields/field';

export const roles = choicesOf(rolLabels);
export const estados = choicesOf({ A: 'Sí', I: 'No' });
export const siNo = choicesOf({ S: 'Sí', N: 'No' });
