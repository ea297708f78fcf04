import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import { useTheme } from 'react-admin';

export const useThemeToggle = () => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';

  return {
    label: isDark ? 'Cambiar a modo claro' : 'Cambiar a modo oscuro',
    icon: isDark ? <LightModeIcon /> : <DarkModeIcon />,
    toggle: () => setTheme(isDark ? 'light' : 'dark'),
  };
};
