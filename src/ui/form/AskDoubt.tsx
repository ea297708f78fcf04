import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SaveContextProvider, useDataProvider, useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { toCents } from '../../../contract/common';
import { undoneEstados } from '../../../contract/derive';
import { COMPARED, doubtOf, usualCall } from '../../../contract/dudas';
import type { RestSection } from '../../../contract/rest';
import { formatExact } from '../../format/money';
import { useCompared, usualColumns, usualQuery } from '../base/useUsual';
import { ActionDialog } from './dialogs/ActionDialog';
import { useQuestion } from './dialogs/useQuestion';
import { useAskedSave, type Values } from './useAskedSave';

/** Asks once before an unusual amount is saved, or counts from now on. */
export const AskDoubt = ({ children }: { children: ReactNode }) => {
  const { ask, question, isAsking } = useAskDoubt(useResourceContext() ?? '');
  const before = useRecordContext();
  const context = useAskedSave({ ask: (values) => ask(values, before), isAsking });

  return (
    <SaveContextProvider value={context}>
      {children}
      {question}
    </SaveContextProvider>
  );
};

interface Doubt {
  cents: number;
  text: string;
  /** Names the record, if several are saved at once. */
  of?: string;
}

/** Further values of the record, or false: it is not saved. */
type Answer = { motivo_duda?: string } | false;

/** `ask` and `askAll`, for several new records, resolve at once if no amount is unusual, or none is what changes. */
export const useAskDoubt = (resource: string) => {
  const section = useCompared(resource);
  const dataProvider = useDataProvider();
  const { about, isOpen, ask: open, answer } = useQuestion<readonly Doubt[], Answer>();

  const findDoubt = async (values: Values, before?: Values): Promise<Doubt | undefined> => {
    if (!section || !isNew(section, values, before)) return;
    const call = usualCall(section);
    const query = usualQuery(call, { ...values, id: before?.id });
    const cents = toCents(values[COMPARED]);
    if (!query || cents === undefined) return;
    // Without an answer the record is sent, which says what is wrong.
    const usual = await dataProvider.call(call, { query }).then(
      ({ data }: { data: { answer?: Parameters<typeof doubtOf>[1] } }) => data.answer,
      () => undefined,
    );
    const text = usual && doubtOf(cents, usual);

    return text ? { cents, text } : undefined;
  };
  const ask = async (values: Values, before?: Values): Promise<Answer> => {
    const doubt = await findDoubt(values, before);

    return doubt ? open([doubt]) : {};
  };
  const askAll = async (records: readonly { of: string; values: Values }[]): Promise<Answer> => {
    const found = await Promise.all(
      records.map(async ({ of, values }) => {
        const doubt = await findDoubt(values);

        return doubt ? [{ ...doubt, of }] : [];
      }),
    );
    const doubts = found.flat();

    return doubts.length > 0 ? open(doubts) : {};
  };

  const question = <DoubtQuestion key={String(isOpen)} about={about} isOpen={isOpen} onAnswer={answer} />;

  return { ask, askAll, question, isAsking: isOpen };
};

/** An amount that changes or counts from now on, or that becomes one of another kind. */
const isNew = (section: RestSection, values: Values, before: Values | undefined): boolean => {
  const { fields } = section;
  if (undoneEstados(fields).includes(String(values.estado))) return false;

  const isOther = (column: string) => String(values[column] ?? '') !== String(before?.[column] ?? '');

  return (
    toCents(values[COMPARED]) !== toCents(before?.[COMPARED]) ||
    ['estado', ...usualColumns(section)].some(isOther)
  );
};

interface DoubtQuestionProps {
  about?: readonly Doubt[];
  isOpen: boolean;
  onAnswer: (answer: Answer) => void;
}

const DoubtQuestion = ({ about = [], isOpen, onAnswer }: DoubtQuestionProps) => {
  const [motivo, setMotivo] = useState('');

  return (
    <ActionDialog
      title="Monto inusual"
      verb="Es correcto"
      color="warning"
      open={isOpen}
      isBusy={false}
      focusesCancel
      accept={() => onAnswer(motivo.trim() === '' ? {} : { motivo_duda: motivo.trim() })}
      onCancel={() => onAnswer(false)}
    >
      {about.map(({ of, cents, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <Typography key={at}>
          {of && `${of}: `}
          <strong>{formatExact(cents)}</strong>. {text}.
        </Typography>
      ))}
      <TextField
        label="Motivo (opcional)"
        fullWidth
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
};
