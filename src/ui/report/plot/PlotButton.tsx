import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { useStore } from 'ra-core';
import { Button } from 'react-admin';

/** Whether a user wants to see the drawing of a report. Kept for each user. */
export const usePlotShown = (report: string) => useStore(`${report}.grafico`, true);

export const PlotButton = ({ report }: { report: string }) => {
  const [isShown, setIsShown] = usePlotShown(report);

  return (
    <Button
      label={isShown ? 'Ocultar gráfico' : 'Mostrar gráfico'}
      onClick={() => setIsShown(!isShown)}
      sx={{ displayPrint: 'none' }}
    >
      {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
    </Button>
  );
};
