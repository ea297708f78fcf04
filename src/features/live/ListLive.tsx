import UpdateIcon from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { useRef, useState } from 'react';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { BAR_HEIGHT } from '../../ui/page/barHeight';
import { useSoon, useSubscribe, type WithLive } from './live';

const PAUSE = 3_000;

/** Announces changes. The rows stay until the user asks for the new ones. */
export const ListLive = () => useUsuarioActual().api_local && <ListNotice />;

const ListNotice = () => {
  const resource = useResourceContext() ?? '';
  const { data, total, refetch } = useListContext();
  const dataProvider = useDataProvider<WithLive>();
  const queryCache = useQueryClient().getQueryCache();
  const line = useRef<HTMLDivElement>(null);
  const [outdated, setOutdated] = useState<typeof data>();

  const compare = async () => {
    const query = queryCache
      .findAll({ queryKey: [resource, 'getList'], type: 'active' })
      .find(({ state }) => Object(state.data).data === data);
    if (!query) return;
    const now = await dataProvider.readAgain('getList', resource, query.queryKey[2]);
    setOutdated(hashKey([now.data, now.total]) === hashKey([data, total]) ? undefined : data);
  };
  useSubscribe(`resource/${resource}`, useSoon(compare, PAUSE));

  const update = () => {
    setOutdated(undefined);
    line.current?.focus();
    void refetch();
  };

  return (
    <Box ref={line} role="status" tabIndex={-1} sx={overlay}>
      {outdated && outdated === data && (
        <Button size="small" variant="outlined" startIcon={<UpdateIcon />} onClick={update} sx={between}>
          Hay cambios: actualizar
        </Button>
      )}
    </Box>
  );
};

/** No height, so that rows do not move. */
const overlay = {
  position: 'sticky',
  top: BAR_HEIGHT + 24,
  zIndex: 3,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  height: 0,
  outline: 'none',
  displayPrint: 'none',
};

const between = {
  transform: 'translateY(-60%)',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
};
