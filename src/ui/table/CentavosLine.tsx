import Box from '@mui/material/Box';
import { useCentavos } from '../fields/MoneyField';
import { FootLine } from './FootLine';

/** At the foot of each table of money: how its amounts are shown, and the other way. */
export const CentavosLine = () => {
  const [isShown, setIsShown] = useCentavos();

  return (
    <Box sx={{ displayPrint: 'none' }}>
      <FootLine
        text={isShown ? 'Con centavos' : 'Sin centavos'}
        verb={isShown ? 'Ocultar' : 'Mostrar'}
        what="centavos"
        onClick={() => setIsShown(!isShown)}
      />
    </Box>
  );
};
