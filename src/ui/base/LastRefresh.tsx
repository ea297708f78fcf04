import RefreshIcon from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { now } from '../../format/clock';
import { elapsed } from '../../format/elapsed';
import { useNow } from './useNow';

interface LastRefreshProps {
  verb: 'getList' | 'call';
  refetch: () => void;
}

/** In place of RefreshButton: also shows the age of the data. */
export const LastRefresh = ({ verb, refetch }: LastRefreshProps) => {
  const { isFetching, readAt } = useReading(verb);
  const shown = useNow();

  return (
    <Stack direction="row" sx={LINE}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isFetching ? 'Actualizando…' : readAt && `Actualizado ${elapsed(readAt, shown)}`}
      </Typography>
      <Tooltip title="Actualizar">
        <IconButton onClick={() => refetch()}>
          <RefreshIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
};

const LINE = { alignItems: 'center', gap: 0.5, minHeight: { xs: 44, sm: 38 }, displayPrint: 'none' };

/** From the cache, so that an unchanged list does not render. Without `readAt` nothing was read. */
const useReading = (verb: string) => {
  const filters = { queryKey: [useResourceContext(), verb], type: 'active', predicate: isShown } as const;
  const isFetching = useIsFetching(filters) > 0;
  const read = useQueryClient().getQueryCache().findAll(filters);
  const times = read.flatMap(({ state }) => (state.dataUpdatedAt > 0 ? [state.dataUpdatedAt] : []));
  const age = Date.now() - Math.min(...times);

  return {
    isFetching,
    readAt: times.length > 0 ? new Date(now().getTime() - age).toISOString() : undefined,
  };
};

/** A count of what waits keeps itself up to date. */
const isShown = ({ queryKey: [, , params] }: Query): boolean => !Object(Object(params).meta).live;
