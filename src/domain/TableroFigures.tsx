import { dashboardCalls, type Tablero } from '../../contract/dashboard';
import { Figure, Figures } from '../ui/base/Figures';
import { useCall } from '../ui/base/useCall';

export interface TableroFigure {
  label: string;
  textOf: (tablero: Tablero) => string;
}

/** Figures of the dashboard. They share its request, which asks for all administradores that the user sees. */
export const TableroFigures = ({ figures }: { figures: readonly TableroFigure[] }) => {
  const { data, error } = useCall(dashboardCalls.one, {}, { staleTime: 10_000 });

  return (
    <Figures>
      {figures.map(({ label, textOf }) => (
        <Figure key={label} label={label} value={data && textOf(data)} error={error} />
      ))}
    </Figures>
  );
};
