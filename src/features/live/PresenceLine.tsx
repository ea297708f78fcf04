import EditIcon from '@mui/icons-material/Edit';
import Typography from '@mui/material/Typography';
import { type Identifier, useDataProvider, useResourceContext } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { fullName } from '../../format/text';
import { type Person, useSubscribe, type WithLive } from './live';

/** Shows who else has the record open, and tells the others that this user has. */
export default function PresenceLine({ id }: { id: Identifier }) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<WithLive>();
  const [[first, ...more], setOthers] = useState<readonly Person[]>([]);

  const present = useCallback(async () => {
    const { data } = await dataProvider.present(resource, id).catch(() => ({ data: [] }));
    setOthers(data);
  }, [dataProvider, resource, id]);
  useEffect(() => {
    void present();

    return () => {
      dataProvider.present(resource, null).catch(() => undefined);
    };
  }, [dataProvider, resource, present]);
  useSubscribe(`resource/${resource}/${id}`, ({ type }) => {
    if (['presence', 'connected', 'reconnected'].includes(type)) void present();
  });

  return (
    <Typography component="p" role="status" variant="body2" sx={style}>
      {first && (
        <>
          <EditIcon fontSize="inherit" aria-hidden />
          {fullName(first)} {more.length === 0 ? 'está editando' : `y ${more.length} más están editando`}
        </>
      )}
    </Typography>
  );
}

const style = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'text.secondary',
  displayPrint: 'none',
};
