import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { dayAndTime } from '../../format/activity';
import { useSectionOptions } from '../../section/useSectionOptions';
import { Value } from '../fields/ValueField';
import { FieldLines } from './conflict/ChangedFields';
import type { InputBackup } from './inputBackup';

interface RecoveredNoticeProps {
  backup?: InputBackup;
  onDiscard: () => void;
  /** Asks whether the values, which are then listed, are kept. */
  onKeep?: () => void;
  ref?: Ref<HTMLDivElement>;
}

export const RecoveredNotice = ({ backup, onDiscard, onKeep, ref }: RecoveredNoticeProps) => {
  const { campos = {}, hora } = backup ?? {};

  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      severity={onKeep ? 'warning' : 'info'}
      role="status"
      action={
        <>
          {onKeep && (
            <Button color="inherit" onClick={onKeep}>
              Conservar
            </Button>
          )}
          <Button color="inherit" onClick={onDiscard}>
            Descartar
          </Button>
        </>
      }
      sx={{ mb: 1 }}
    >
      Recuperamos lo que había escrito
      {hora && <span> el {dayAndTime(new Date(hora).toISOString())}</span>}
      {onKeep && <Campos campos={campos} />}
    </Alert>
  );
};

const Campos = ({ campos }: Pick<InputBackup, 'campos'>) => {
  const { fields } = useSectionOptions();
  const show = (source: string) =>
    asTyped.has(fields[source]?.kind) ? (
      String(campos[source])
    ) : (
      <Value field={fields[source]} value={campos[source]} />
    );

  return <FieldLines sources={Object.keys(campos)}>{(source) => <strong>{show(source)}</strong>}</FieldLines>;
};

/** An amount is kept as it was typed. */
const asTyped: ReadonlySet<string | undefined> = new Set(['money', 'percent', 'number']);
