import type { Feature } from '../section/Feature';
import { drafts } from './drafts';
import { help } from './help';
import { history } from './history';
import { imports } from './import';
import { live } from './live';
import { notificaciones } from './notificaciones';
import { offline } from './offline';
import { proofs } from './proofs';
import { search } from './search';
import { usersPanel } from './usersPanel';

/** In the order in which they fill their slots. */
export const features: readonly Feature[] = [
  search,
  notificaciones,
  usersPanel,
  proofs,
  history,
  imports,
  offline,
  drafts,
  live,
  help,
];
