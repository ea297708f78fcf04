import { planillasCalls, planillasTotalesAccess } from '../../../contract/planillas';
import { ventasAccess } from '../../../contract/ventas';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { type TableroFigure, TableroFigures } from '../../domain/TableroFigures';
import { today } from '../../format/dates';
import { mondayOf } from '../../format/week';
import type { FiguresProps } from '../../section/Section';
import { useCall } from '../../ui/base/useCall';
import { Figure, Figures } from '../../ui/fields/Figures';
import { addUp, percentFigure } from '../../ui/report/sums';

/** Roles with a dashboard share its query; the others read the sheets. */
export default function PlanillasFigures({ card }: FiguresProps) {
  const { role } = useUsuarioActual();
  const figures = ofTablero[card ?? ''];
  if (planillasTotalesAccess.some((one) => one === role))
    return figures && <TableroFigures figures={figures} />;
  const sheet = card ?? (ventasAccess.some((one) => one === role) ? 'ventas' : 'premios');

  return sheet === 'ventas' ? <VentasFigures /> : <PremiosFigures />;
}

const VENDIDO = 'vendido esta semana';
const SIN_CERRAR = 'sin cerrar';
const PAGADO = 'pagado esta semana';

const ofTablero: Readonly<Record<string, readonly TableroFigure[]>> = {
  ventas: [
    { label: VENDIDO, figureOf: ({ ventas }) => ({ cents: ventas }) },
    { label: SIN_CERRAR, figureOf: ({ ventas_en_borrador }) => ({ count: ventas_en_borrador.conteo }) },
  ],
  premios: [
    { label: PAGADO, figureOf: ({ premios_pagados }) => ({ cents: premios_pagados.valor }) },
    { label: 'por pagar', figureOf: ({ premios_por_pagar }) => ({ cents: premios_por_pagar.valor }) },
  ],
  global: [
    {
      label: 'premios / ventas esta semana',
      figureOf: ({ premios_pagados, ventas }) => percentFigure(premios_pagados.valor, ventas),
    },
  ],
  consolidado: [{ label: 'saldo', figureOf: ({ saldo }) => ({ cents: saldo }) }],
};

/** The query of the open sheet, which then has its rows at once. */
const thisWeek = () => ({ fecha: mondayOf(today()), fk_usuario: '' });
const FRESH = { staleTime: 10_000 };

const VentasFigures = () => {
  const { data, error } = useCall(planillasCalls.ventas, { ...thisWeek(), fk_sorteo: '' }, FRESH);

  return (
    <Figures>
      <Figure label={VENDIDO} value={data && { cents: addUp(data.filas, 'total').total }} error={error} />
      <Figure label={SIN_CERRAR} value={data && { count: data.borradores?.conteo ?? 0 }} error={error} />
    </Figures>
  );
};

const PremiosFigures = () => {
  const { data, error } = useCall(planillasCalls.premios, thisWeek(), FRESH);

  return (
    <Figures>
      <Figure label={PAGADO} value={data && { cents: data.pagado_en_la_semana.valor }} error={error} />
      <Figure label="premios" value={data && { count: data.pagado_en_la_semana.conteo }} error={error} />
    </Figures>
  );
};
