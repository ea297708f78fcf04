import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'ra-core';
import { useId, useLayoutEffect } from 'react';
import type { Parecido } from '../../../../contract/parecidos';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { useIsLong } from '../../base/useIsLong';
import { useCountUpload } from '../uploads';

/** In milliseconds. */
const PATIENCE = 2_000;

/** Says which other records have this picture. It may be sent all the same. Only our own API can tell. */
export const AlikePicture = ({ file }: { file: File }) => {
  const { api_local } = useUsuarioActual();
  const dataProvider = useDataProvider();
  const resource = useResourceContext();
  const record = useRecordContext();
  const countUpload = useCountUpload();
  const { data = [], isFetching } = useQuery<Parecido[]>({
    queryKey: ['archivos', 'getAlike', useId()],
    queryFn: () => dataProvider.getAlike('archivos', { data: { file } }),
    enabled: api_local === true,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Nobody saves before the answer is there, unless it takes long. In the same frame in which the upload ends.
  const isWaiting = !useIsLong(isFetching, PATIENCE) && isFetching;
  useLayoutEffect(() => {
    if (!isWaiting) return;
    countUpload(1);

    return () => countUpload(-1);
  }, [isWaiting, countUpload]);
  const others = data.filter(({ seccion, id }) => seccion !== resource || id !== record?.id);
  if (others.length === 0) return null;

  return (
    <Alert severity="warning">
      Esta imagen ya está en {LISTED.format(others.map(({ texto }) => texto))}. Revise que no sea el mismo
      pago.
    </Alert>
  );
};

const LISTED = new Intl.ListFormat('es');
