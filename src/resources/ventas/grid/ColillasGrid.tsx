import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FocusEvent } from 'react';
import { visuallyHidden } from '../../../ui/theme/tableStyle';
import { ColillaRow } from './ColillaRow';
import type { Doubts } from './doubts';
import type { Row } from './gridRow';
import type { HistoryChange } from './rowsHistory';
import { type GridMessage, useGridKeys } from './useGridKeys';

interface ColillasGridProps {
  rows: readonly Row[];
  /** The key of the next new row. */
  nextKey: number;
  cifras: number;
  doubts: Doubts;
  dispatch: (change: HistoryChange) => void;
  onLeave: () => void;
  say: (said: GridMessage) => void;
}

/** In place of ArrayInput: typed without a mouse, by Enter, arrows and paste. */
export const ColillasGrid = ({ doubts, onLeave, ...grid }: ColillasGridProps) => {
  const { rows, cifras, dispatch } = grid;
  const { ref, ...keys } = useGridKeys(grid);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };

  return (
    <>
      {HINT}
      <table aria-label="Colillas" onBlur={leave}>
        {HEAD}
        <tbody ref={ref} {...keys}>
          {rows.map((row, index) => (
            <ColillaRow
              key={row.key}
              row={row}
              number={index + 1}
              cifras={cifras}
              doubtOfColilla={doubts.get(row.key)?.colilla}
              doubtOfValor={doubts.get(row.key)?.valor}
              dispatch={dispatch}
            />
          ))}
        </tbody>
      </table>
    </>
  );
};

// One element, so it does not render at every key.
const HINT = (
  <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
    Escriba la colilla, Enter, el valor, Enter.{' '}
    <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
      En el teléfono, la tecla Siguiente hace de Enter, y ± hace negativo el valor.
    </Box>
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      Enter en un valor vacío repite el de arriba. Flechas: cambiar de fila. Asterisco (*): anular la colilla.
      Ctrl+Supr: quitar la fila. Ctrl+Z: deshacer. F8: siguiente fila por corregir. Ctrl+Enter: cerrar la
      venta. También puede pegar filas «colilla;valor».
    </Box>
  </Typography>
);
const HEAD = (
  <thead>
    <tr>
      <th scope="col">Fila</th>
      <th scope="col">Colilla</th>
      <th scope="col">Valor</th>
      <th scope="col">
        <Box component="span" sx={visuallyHidden}>
          Acciones
        </Box>
      </th>
      <th scope="col">
        <Box component="span" sx={visuallyHidden}>
          Por corregir o revisar
        </Box>
      </th>
    </tr>
  </thead>
);
