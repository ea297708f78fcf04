import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslateLabel } from 'ra-core';
import { useState } from 'react';
import type { Paso } from '../../../contract/historial';
import { dayAndTime } from '../../format/activity';
import { capitalized } from '../../format/noun';
import { fullName } from '../../format/text';
import { isState, type ShownField } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';
import { ErrorState } from '../../ui/base/ErrorState';
import { Loading } from '../../ui/base/Loading';
import { State } from '../../ui/base/State';
import { Value } from '../../ui/fields/ValueField';
import { usePasos } from './usePasos';

/** In place of SimpleList: changes with the labels of the section. */
export default function History() {
  const { data, error, isPending, refetch } = usePasos();
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (isPending) return <Loading />;
  if (!data?.length) return <State icon={HistoryIcon}>Todavía no hay cambios</State>;

  return (
    <List aria-label="Historial" dense>
      <Pasos />
    </List>
  );
}

/** A page, and the one after it when it is asked for. */
const Pasos = ({ antes }: { antes?: number }) => {
  const { data, error, isPending, refetch, pageInfo } = usePasos(antes);
  const [hasMore, setHasMore] = useState(false);
  if (error || isPending) {
    return <li>{error ? <ErrorState error={error} onRetry={refetch} /> : <Loading />}</li>;
  }

  return (
    <>
      {data.map((paso) => (
        <ListItem key={paso.id} disableGutters divider sx={{ display: 'block' }}>
          <Entry {...paso} />
        </ListItem>
      ))}
      {pageInfo?.hasNextPage && !hasMore && (
        <ListItem disableGutters sx={{ justifyContent: 'center' }}>
          <Button onClick={() => setHasMore(true)}>Ver más</Button>
        </ListItem>
      )}
      {pageInfo?.hasNextPage && hasMore && <Pasos antes={data.at(-1)?.id} />}
    </>
  );
};

const Entry = ({ fecha, usuario, accion, motivo, cambios }: Paso) => {
  const { fields } = useSectionOptions();
  const shown = cambios.filter(
    ({ campo, antes, despues }) => fields[campo]?.history !== false && !(antes === '' && despues === motivo),
  );
  // For these two, motivo is no reason: it names the file of an import ('Importado de gastos.xlsx').
  const isEntry = ['creación', 'modificación'].includes(accion);

  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{entryTitle(accion, fields.estado)}</Typography>
      <EntryAuthor usuario={usuario} fecha={fecha} />
      {motivo && <Typography variant="body2">{isEntry ? motivo : `Motivo: ${motivo}`}</Typography>}
      {shown.map((cambio) => (
        <Change key={cambio.campo} {...cambio} />
      ))}
    </>
  );
};

/** A field of a line comes with its owner: 'total de Ana Paz'. */
const Change = ({ campo, antes, despues }: Paso['cambios'][number]) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const [source = '', ...of] = campo.split(' ');
  const field = useSectionOptions().fields[source];
  const label = [translateLabel({ source, resource }), ...of].join(' ');

  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {label}: <Value field={field} value={antes} />
      {' → '}
      <Value field={field} value={despues} />
    </Typography>
  );
};

export const EntryAuthor = ({ usuario, fecha }: Pick<Paso, 'usuario' | 'fecha'>) => (
  <Typography variant="body2" color="text.secondary">
    {fullName(usuario) || 'Sistema'} · {dayAndTime(fecha)}
  </Typography>
);

const entryTitle = (accion: string, estado?: ShownField): string => {
  const choice = estado?.choices?.find(({ id }) => id === accion);
  if (!estado || !choice) return capitalized(accion);

  return isState(estado) ? choice.name : `${estado.label}: ${choice.name}`;
};
