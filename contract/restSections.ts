import { depositosRest } from './depositos';
import { feriadosRest } from './feriados';
import { gastosRest } from './gastos';
import { ingresosRest } from './ingresos';
import { premiosRest } from './premios';
import { abonosRest, prestamosRest } from './prestamos';
import type { RestSection } from './rest';
import { sorteosRest } from './sorteos';
import { transferenciasRest } from './transferencias';
import { vendedoresRest } from './vendedores';
import { ventasRest } from './ventas';

export const restSections = [
  sorteosRest,
  feriadosRest,
  vendedoresRest,
  ventasRest,
  premiosRest,
  gastosRest,
  ingresosRest,
  depositosRest,
  transferenciasRest,
  prestamosRest,
  abonosRest,
] as const satisfies readonly RestSection[];
