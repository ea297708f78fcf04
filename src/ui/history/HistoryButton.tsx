import HistoryIcon from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useSectionOptions } from '../fields/useSectionOptions';
import type { HistoryProps } from './History';

const HistoryDrawer = lazy(() => import('./HistoryDrawer'));

/** Opens the history of a record beside the screen, in the words of its section. */
export const HistoryButton = (props: HistoryProps) => {
  const estados = useStateWords(props.target);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };

  return (
    <>
      <Tooltip title="Historial">
        <IconButton onClick={open}>
          <HistoryIcon />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {wasOpened && (
          <HistoryDrawer estados={estados} {...props} open={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
};

const useStateWords = (resource: string) => {
  const { estado } = useSectionOptions(resource).fields;
  if (estado?.kind !== 'state') return undefined;

  return Object.fromEntries((estado.choices ?? []).map(({ id, name }) => [id, name]));
};
