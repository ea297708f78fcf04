import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCentavos } from '../fields/MoneyField';

/** At the foot of each table of money: how its amounts are shown, and the other way. */
export const CentavosLine = () => {
  const [isShown, setIsShown] = useCentavos();
  const verb = isShown ? 'Ocultar' : 'Mostrar';

  return (
    <Box sx={style}>
      {isShown ? 'Con centavos' : 'Sin centavos'} ·{' '}
      <Button aria-label={`${verb} centavos`} onClick={() => setIsShown(!isShown)} sx={verbStyle}>
        {verb}
      </Button>
    </Box>
  );
};

const style = { mt: 0.5, fontSize: 12, color: 'text.secondary', displayPrint: 'none' };

const verbStyle = { minWidth: 0, px: 0.5, py: 0.25, fontSize: 'inherit' };
