import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnswerOf, QueryOf } from '../../../contract/call';
import { type CasoColilla, colillasCalls } from '../../../contract/colillas';
import { centsToDollars, toDollars } from '../../../contract/common';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { formatExact } from '../../format/money';
import type { FieldInputProps } from '../../section/field';
import { takeKeys } from '../../ui/base/keys';
import { useCall } from '../../ui/base/useCall';
import { useSettled } from '../../ui/base/useSettled';
import { WordsInput } from '../../ui/fields/kindParts';

/** Says what the colilla is while it is typed. Only our own API can tell; a save decides by itself. */
export default function ColillaInput(props: FieldInputProps) {
  const { api_local } = useUsuarioActual();

  const isNew = useRecordContext()?.id === undefined;

  return (
    <WordsInput
      {...props}
      helperText={api_local ? <FindingText /> : undefined}
      // Enter goes on to the valor: it saves no premio that is not complete, or recovered.
      onKeyDown={takeKeys((stroke) => stroke === 'Enter' && isNew && focusValor)}
    />
  );
}

const focusValor = () => document.querySelector<HTMLInputElement>('form input[name="valor"]')?.focus();

const FindingText = () => {
  const finding = useFinding();
  useProposedValor(finding);

  return (
    // Stays in the page while it is empty, so that screen readers tell what comes.
    <Box component="span" role="status" sx={{ ...ROOM, color: finding && COLORS[finding.caso] }}>
      {finding && textOf(finding)}
    </Box>
  );
};

type Finding = AnswerOf<typeof colillasCalls.check>;

const textOf = ({ caso, texto, vendido, pagaria }: Finding) => {
  if (caso !== 'vendida') return texto;
  const sold = `Consta en una venta cerrada: ${vendido.map(formatExact).join(' + ')}`;

  return pagaria > 0 ? `${sold}. Paga ${formatExact(pagaria)}` : sold;
};

/** Fills an empty valor with what the draw pays. What somebody typed stays. */
const useProposedValor = (finding: Finding | undefined) => {
  const { getValues, setValue } = useFormContext();
  const proposed = useRef('');
  useEffect(() => {
    if (!finding || toDollars(getValues('valor') || '') !== proposed.current) return;
    proposed.current = finding.pagaria > 0 ? centsToDollars(finding.pagaria) : '';
    setValue('valor', proposed.current, { shouldDirty: proposed.current !== '' });
  }, [finding, getValues, setValue]);
};

/** Kept for the two lines of the longest text: Guardar must not move while it is pressed. */
const ROOM = { display: 'block', minHeight: '2lh' } as const;

const COLORS: Readonly<Record<CasoColilla, string>> = {
  vendida: 'success.main',
  premio: 'warning.main',
  borrador: 'warning.main',
  nula: 'error.main',
  anulada: 'error.main',
  'no vendida': 'error.main',
};

/** Undefined while it is unknown, and if the call fails. */
const useFinding = (): Finding | undefined => {
  const fk_premio = useRecordContext()?.id;
  const [fecha, fk_sorteo, fk_vendedor, colilla] = useWatch({
    name: ['fecha', 'fk_sorteo', 'fk_vendedor', 'colilla'],
  });
  const { success, data: query } = colillasCalls.check.query.safeParse({
    fecha,
    fk_sorteo,
    fk_vendedor,
    colilla,
    fk_premio,
  });
  const typed = JSON.stringify(query);
  const isSettled = useSettled(typed, PAUSE) === typed;
  // Another query cancels the one before.
  const { data } = useCall(colillasCalls.check, query as QueryOf<typeof colillasCalls.check>, {
    enabled: success && isSettled,
    gcTime: 0,
    keepsLast: false,
  });

  return data;
};

/** In milliseconds. */
const PAUSE = 300;
