import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import { useTheme } from 'react-admin';

/** What changes the theme by hand, and how it is called now. */
export const useThemeToggle = () => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';

  return {
    label: isDark ? 'Cambiar a modo claro' : 'Cambiar a modo oscuro',
    icon: isDark ? <LightModeIcon /> : <DarkModeIcon />,
    toggle: () => setTheme(isDark ? 'light' : 'dark'),
  };
};
