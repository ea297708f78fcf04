import { dashboardCalls, type Tablero } from '../../contract/dashboard';
import { useCall } from '../ui/base/useCall';
import { Figure, Figures, type FigureValue } from '../ui/fields/Figures';

export interface TableroFigure {
  label: string;
  figureOf: (tablero: Tablero) => FigureValue;
}

/** Figures of the dashboard. They share its request, which asks for all administradores that the user sees. */
export const TableroFigures = ({ figures }: { figures: readonly TableroFigure[] }) => {
  const { data, error } = useCall(dashboardCalls.one, {}, { staleTime: 10_000 });

  return (
    <Figures>
      {figures.map(({ label, figureOf }) => (
        <Figure key={label} label={label} value={data && figureOf(data)} error={error} />
      ))}
    </Figures>
  );
};
