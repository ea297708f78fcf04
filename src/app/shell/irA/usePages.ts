import KeyboardIcon from '@mui/icons-material/Keyboard';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useAuthProvider, useResourceDefinitions } from 'ra-core';
import { configuracionCards } from '../../../resources/configuracion/cards';
import { planillasCards } from '../../../resources/planillas/cards';
import { reportesCards } from '../../../resources/reportes/cards';
import { askedOf } from '../../../ui/page/HubCards';
import { useMenuEntries } from '../../../ui/page/useMenuEntries';
import type { Destination } from './destination';

/** No address: the list of the shortcuts. */
export const ATAJOS = '?';

const group = 'Páginas';

/** What the role may open: the sections of the menu, and as soon as something is typed what stands below them and the shortcuts. */
export const usePages = (typed: string): readonly Destination[] => {
  const sections = useMenuEntries().map(({ to, label, icon }) => ({ to, label, icon, group }));
  const others = [...useCardPages(), ...useShortcutsPage()];

  return typed.trim() === '' ? sections : [...sections, ...others];
};

const cards = [...configuracionCards, ...planillasCards, ...reportesCards];

const useCardPages = (): readonly Destination[] => {
  const definitions = useResourceDefinitions();
  const authProvider = useAuthProvider();
  const { data: offered = [] } = useQuery({
    queryKey: ['auth', 'canAccess', 'cards'],
    queryFn: async () => {
      const allowed = await Promise.all(cards.map(({ to }) => authProvider?.canAccess?.(askedOf(to))));

      return cards.filter((_card, index) => allowed[index]);
    },
  });

  return offered.map(({ to, page, text }) => ({
    ...{ to, label: page, detail: text, group },
    icon: definitions[askedOf(to).resource]?.icon,
  }));
};

/** A phone has no keys. */
const useShortcutsPage = (): readonly Destination[] => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

  return isPhone ? [] : [{ to: ATAJOS, label: 'Atajos de teclado (?)', icon: KeyboardIcon, group }];
};
