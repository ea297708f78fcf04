import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FocusEvent } from 'react';
import { unseen } from '../../ui/tablaStyle';
import { FilaColilla } from './FilaColilla';
import type { Fila } from './fila';
import type { Cambio } from './filas';
import { gridStyle } from './gridStyle';
import { useGridKeys } from './useGridKeys';

interface GridColillasProps {
  filas: readonly Fila[];
  cifras: number;
  dispatch: (cambio: Cambio) => void;
  /** When the grid is left. */
  onLeave: () => void;
  /** Says why something was not done. */
  onRefused: (text: string) => void;
}

/** Where colillas are typed without a mouse. */
export const GridColillas = ({ filas, cifras, dispatch, onLeave, onRefused }: GridColillasProps) => {
  const { ref, ...keys } = useGridKeys({ filas, dispatch, onRefused });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };

  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Enter pasa a la celda siguiente; en un valor vacío repite el de arriba. Flechas: cambiar de fila.
        Asterisco (*): anular la colilla. Ctrl+Supr: quitar la fila. Ctrl+Enter: cerrar la venta. También
        puede pegar filas «colilla;valor».
      </Typography>
      <Box component="table" aria-label="Colillas" sx={gridStyle} onBlur={leave}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">COLILLA</th>
            <th scope="col">VALOR</th>
            <Box component="th" scope="col">
              <Box component="span" sx={unseen}>
                Acciones
              </Box>
            </Box>
            <Box component="th" scope="col">
              <Box component="span" sx={unseen}>
                Por corregir
              </Box>
            </Box>
          </tr>
        </thead>
        <tbody ref={ref} {...keys}>
          {filas.map((fila, index) => (
            <FilaColilla key={fila.key} fila={fila} number={index + 1} cifras={cifras} dispatch={dispatch} />
          ))}
        </tbody>
      </Box>
    </>
  );
};
