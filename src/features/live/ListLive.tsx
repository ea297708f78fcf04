import UpdateIcon from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { useRef, useState } from 'react';
import { changesBetween } from './changesBetween';
import type { ReadAnswer, WithLive } from './live';
import { useSoon } from './useSoon';
import { useSubscribe } from './useSubscribe';

/** In milliseconds, between two readings of one list. */
const REST = 3_000;

/**
 * The list around is read anew when a record of its section was written. What changes in the rows that are shown changes
 * there; where rows would come, go or change places they stay, and a button says how many wait.
 */
export default function ListLive() {
  const resource = useResourceContext() ?? '';
  const { data = [], refetch } = useListContext();
  const dataProvider = useDataProvider<WithLive>();
  const queryClient = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState<{ rows: readonly RaRecord[]; shown: string }>();
  const changes = waiting?.shown === namesOf(data) ? changesBetween(data, waiting.rows) : 0;

  const readAgain = async () => {
    const query = queryClient
      .getQueryCache()
      .findAll({ queryKey: [resource, 'getList'], type: 'active' })
      .find(({ state }) => Object(state.data).data === data);
    if (!query) return;

    const answer = await dataProvider.readAgain('getList', resource, query.queryKey[2]);
    // Meanwhile it was read by somebody who waited for it.
    if (queryClient.getQueryData<ReadAnswer>(query.queryKey)?.data !== data) return;
    const isSettled = data.length === 0 || changesBetween(data, answer.data) === 0;
    queryClient.setQueryData<ReadAnswer>(
      query.queryKey,
      (now) => now && (isSettled ? { ...now, ...answer } : { ...now, data: renewed(data, answer.data) }),
    );
    setWaiting(isSettled ? undefined : { rows: answer.data, shown: namesOf(data) });
  };
  const ask = useSoon(() => {
    // What stands is as old as it was.
    readAgain().catch(() => undefined);
  }, REST);
  useSubscribe(`resource/${resource}`, ask);

  const show = () => {
    setWaiting(undefined);
    frame.current?.focus();
    void refetch();
  };

  return (
    <Box ref={frame} role="status" tabIndex={-1} sx={overlay}>
      {changes > 0 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<UpdateIcon />}
          onClick={show}
          sx={{ bgcolor: 'background.paper', '&:hover': { bgcolor: 'background.paper' } }}
        >
          {changes === 1 ? '1 cambio nuevo' : `${changes} cambios nuevos`}
        </Button>
      )}
    </Box>
  );
}

const namesOf = (rows: readonly RaRecord[]) => rows.map(({ id }) => id).join();

/** The same rows in the same places, with what they hold now. */
const renewed = (rows: readonly RaRecord[], fresh: readonly RaRecord[]) => {
  const byId = new Map(fresh.map((row) => [row.id, row]));

  return rows.map((row) => byId.get(row.id) ?? row);
};

/** At the foot of the window, wherever the list is scrolled to; it takes no place: nothing moves when it comes. */
const overlay = {
  position: 'fixed',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 3,
  outline: 'none',
  displayPrint: 'none',
};
