import UpdateIcon from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { unasked, useSoon, useSubscribe } from './live';

const PAUSE = 3_000;

interface ListLiveProps {
  /** Gives its place to the notice. */
  children: ReactNode;
}

/** Announces changes. The rows stay until the user asks for the new ones. */
export const ListLive = ({ children }: ListLiveProps) =>
  useUsuarioActual().api_local ? <ListNotice>{children}</ListNotice> : children;

const ListNotice = ({ children }: ListLiveProps) => {
  const resource = useResourceContext() ?? '';
  const { data, total, refetch } = useListContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const line = useRef<HTMLDivElement>(null);
  const [outdated, setOutdated] = useState<typeof data>();
  const isOutdated = outdated !== undefined && outdated === data;

  const holdsRows = ({ state }: Query) => Object(state.data).data === data;
  const compare = async () => {
    const query = queryClient
      .getQueryCache()
      .findAll({ queryKey: [resource, 'getList'], type: 'active' })
      .find(holdsRows);
    if (!query) return;
    const now = await dataProvider.getList(resource, unasked(Object(query.queryKey[2])));
    const isSame = hashKey([now.data, now.total]) === hashKey([data, total]);
    setOutdated(isSame ? undefined : data);
    // Counts of the tabs and sums move no row.
    if (isSame && holdsRows(query)) {
      queryClient.setQueryData(query.queryKey, { ...Object(query.state.data), meta: now.meta });
    }
  };
  useSubscribe(`resource/${resource}`, useSoon(compare, PAUSE));

  const update = () => {
    setOutdated(undefined);
    line.current?.focus();
    void refetch();
  };

  return (
    <Box ref={line} tabIndex={-1} sx={{ outline: 'none' }}>
      <div role="status">
        {isOutdated && (
          <Button variant="outlined" startIcon={<UpdateIcon />} onClick={update}>
            Hay cambios: actualizar
          </Button>
        )}
      </div>
      {!isOutdated && children}
    </Box>
  );
};
