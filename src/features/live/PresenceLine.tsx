import EditIcon from '@mui/icons-material/Edit';
import Typography from '@mui/material/Typography';
import { type Identifier, useDataProvider, useResourceContext } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { fullName } from '../../format/text';
import type { Person, WithLive } from './live';
import { useSubscribe } from './useSubscribe';

export interface PresenceProps {
  id: Identifier;
  /** In place of the resource around. */
  resource?: string;
}

/** Who else has the record open; as long as it stands, the others are told that this user has. */
export default function PresenceLine({ id, ...props }: PresenceProps) {
  const resource = useResourceContext(props) ?? '';
  const dataProvider = useDataProvider<WithLive>();
  const [others, setOthers] = useState<readonly Person[]>([]);

  const present = useCallback(async () => {
    // Without an answer nobody is known to be there.
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
    if (HERE.includes(type)) void present();
  });

  return (
    <Typography component="p" role="status" variant="body2" sx={style}>
      {others.length > 0 && (
        <>
          <EditIcon fontSize="inherit" aria-hidden />
          {textOf(others)}
        </>
      )}
    </Typography>
  );
}

/** When it may be another answer, or the first for a new stream. */
const HERE = ['presence', 'connected', 'reconnected'];

const textOf = ([first, ...more]: readonly Person[]) => {
  if (!first) return '';
  const name = fullName(first);

  return more.length === 0 ? `${name} está editando` : `${name} y ${more.length} más están editando`;
};

const style = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'text.secondary',
  displayPrint: 'none',
};
