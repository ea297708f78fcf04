import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { QueryOf } from '../../../contract/call';
import type { TakenCall } from '../../../contract/ocupados';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { useCall } from '../base/useCall';
import { useSettled } from '../base/useSettled';

interface TakenTextProps {
  source: string;
  call: TakenCall;
  /** A new record is offered the next free value. */
  isSeries?: boolean;
}

/** Says at the input, while one types, that another record has the value. Only our own API can tell; a save decides. */
export const TakenText = (props: TakenTextProps) => {
  const { api_local } = useUsuarioActual();

  return api_local && <Taken {...props} />;
};

const Taken = ({ source, call, isSeries = false }: TakenTextProps) => {
  const record = useRecordContext();
  const id = record?.id;
  const typed: string = useWatch({ name: source }) ?? '';
  const isAsked = typed === '' ? isSeries && id === undefined : typed !== (record?.[source] ?? '');
  const { success, data: query } = call.query.safeParse({ id, [source]: typed || undefined });
  const asked = JSON.stringify(query);
  const isSettled = useSettled(asked, PAUSE) === asked;
  // Another query cancels the one before.
  const { data } = useCall(call, query as QueryOf<TakenCall>, {
    enabled: isAsked && success && isSettled,
    gcTime: 0,
    keepsLast: false,
  });
  const taken = isAsked ? data?.ocupados[source] : undefined;
  const proposed = useProposed(source, typed === '' ? data?.libres[source] : undefined);
  const isProposed = typed !== '' && typed === proposed;

  return (
    // Keeps its room: Guardar must not move while it is pressed.
    <Box component="span" role="status" sx={{ display: 'block', minHeight: '1lh', color: taken && 'warning.main' }}>
      {taken ?? (isProposed && 'El siguiente libre')}
    </Box>
  );
};

/** In milliseconds. */
const PAUSE = 300;

/** Fills an empty input once, and selects it: typing replaces it. The form counts as untouched. */
const useProposed = (source: string, free: string | undefined) => {
  const { resetField } = useFormContext();
  const typed = useWatch({ name: source });
  const [proposed, setProposed] = useState('');

  useEffect(() => {
    if (!free || proposed) return;
    setProposed(free);
    resetField(source, { defaultValue: free });
  }, [free, proposed, source, resetField]);
  useEffect(() => {
    const { activeElement: input } = document;
    if (!proposed || typed !== proposed || !(input instanceof HTMLInputElement)) return;
    if (input.name === source) input.select();
  }, [typed, proposed, source]);

  return proposed;
};
