import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTheme } from 'react-admin';

/** How the pages look for this user, on this computer. */
export const Apariencia = () => {
  const [theme, setTheme] = useTheme();

  return (
    <Box component="section" aria-labelledby="apariencia" sx={{ mt: 4 }}>
      <Typography id="apariencia" variant="h2" sx={{ mb: 1 }}>
        Apariencia
      </Typography>
      <FormControlLabel
        label="Modo oscuro"
        control={<Switch checked={theme === 'dark'} onChange={(_, isDark) => setTheme(isDark ? 'dark' : 'light')} />}
      />
    </Box>
  );
};
