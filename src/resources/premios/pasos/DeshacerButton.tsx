import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useLocation, useNavigate, useNotify, useRefresh } from 'ra-core';
import type { AnswerOf } from '../../../../contract/call';
import { DESHACER, deshacerCall, type Premio } from '../../../../contract/premios';
import { roundWithout } from '../../../features/work/useSiguiente';
import { padMessage } from '../../../format/text';
import { recordPath, sectionPath } from '../../../section/sectionPath';
import { useIsLong } from '../../../ui/base/useIsLong';

/** Takes back the step that was just taken, and opens its premio again. Gone after ten seconds. */
export const DeshacerButton = ({ id, version }: Pick<Premio, 'id' | 'version'>) => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { pathname, state } = useLocation();
  const isOver = useIsLong(true, DESHACER.offered);
  const { mutate, isPending } = useMutation({
    mutationFn: async (): Promise<AnswerOf<typeof deshacerCall>> =>
      (await dataProvider.call(deshacerCall, { params: { id }, body: { version } })).data.answer,
    onSuccess: ({ message }) => {
      notify(padMessage(message), { type: 'success' });
      if (pathname !== sectionPath('premios', 'edit', id)) {
        navigate(recordPath('premios', id), { state: roundWithout(state, id) });
      }
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error', error }),
  });
  if (isOver) return null;

  return (
    <Button color="inherit" disabled={isPending} onClick={() => mutate()}>
      Deshacer
    </Button>
  );
};
