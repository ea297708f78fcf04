import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import { useTheme } from 'react-admin';

/** In place of react-admin's ToggleThemeButton: says which mode comes next, and is an entry of the menu on a phone. */
export const useThemeToggle = () => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';

  return {
    label: isDark ? 'Cambiar a modo claro' : 'Cambiar a modo oscuro',
    icon: isDark ? <LightModeIcon /> : <DarkModeIcon />,
    toggle: () => setTheme(isDark ? 'light' : 'dark'),
  };
};
