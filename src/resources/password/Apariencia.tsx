import { useTheme } from 'react-admin';
import { Interruptor } from './Interruptor';

/** How the pages look for this user, on this computer. */
export const Apariencia = () => {
  const [theme, setTheme] = useTheme();

  return (
    <Interruptor
      title="Apariencia"
      label="Modo oscuro"
      checked={theme === 'dark'}
      onChange={(isDark) => setTheme(isDark ? 'dark' : 'light')}
    />
  );
};
