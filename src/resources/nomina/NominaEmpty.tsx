import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useListContext } from 'ra-core';
import { sectionPath } from '../../ui/sectionPath';

/** No rows: says so, and offers the next step. */
export const NominaEmpty = () => {
  const { filterValues, setFilters } = useListContext();
  const { fecha_inicio, fecha_final } = filterValues;

  return fecha_inicio || fecha_final ? (
    <Typography>
      Todavía no hay nominas en estas fechas.{' '}
      <Button onClick={() => setFilters({})}>Quitar las fechas</Button>
    </Typography>
  ) : (
    <Typography>
      Todavía no hay nominas.{' '}
      <Button component={LinkBase} to={sectionPath('nomina', 'create')}>
        Crear la primera
      </Button>
    </Typography>
  );
};
