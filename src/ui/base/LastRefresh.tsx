import RefreshIcon from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
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
        {isFetching ? 'Actualizando…' : `Actualizado ${elapsed(readAt, shown)}`}
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

/** From the cache, so that an unchanged list does not render. */
const useReading = (verb: string) => {
  const filters = { queryKey: [useResourceContext(), verb], type: 'active' } as const;
  const isFetching = useIsFetching(filters) > 0;
  const read = useQueryClient().getQueryCache().findAll(filters);
  const oldest = Math.min(...read.map(({ state }) => state.dataUpdatedAt));
  const age = Number.isFinite(oldest) ? Date.now() - oldest : 0;

  return { isFetching, readAt: new Date(now().getTime() - age).toISOString() };
};
