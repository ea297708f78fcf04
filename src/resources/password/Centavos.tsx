import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useCentavos } from '../../ui/fields/MoneyField';

/** How all tables of the user show money. */
export const Centavos = () => {
  const [isShown, setIsShown] = useCentavos();

  return (
    <Box component="section" aria-labelledby="centavos" sx={{ mt: 4 }}>
      <Typography id="centavos" variant="h2" sx={{ mb: 1 }}>
        Centavos
      </Typography>
      <FormControlLabel
        control={<Switch checked={isShown} onChange={(_event, checked) => setIsShown(checked)} />}
        label="Mostrar los centavos en todas las tablas, planillas y reportes"
      />
    </Box>
  );
};
