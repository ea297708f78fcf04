import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Celda } from '../../../contract/importar';
import { useSectionOptions } from '../../section/useSectionOptions';
import { takeKeys } from '../../ui/base/keys';
import { StateChip } from '../../ui/fields/ChoiceField';
import { kinds } from '../../ui/fields/kinds';
import { valueText } from '../../ui/fields/ValueField';
import { ReportTable } from '../../ui/report/ReportTable';
import { DataTable } from '../../ui/table/DataTable';
import type { Review } from './importCalls';
import { nameOfReference, type References } from './readCell';
import { errorOf, type ImportRow, isFaulty, rowErrors } from './rows';
import type { ImportSection, Target } from './targets';
import type { Import } from './useImport';

interface PreviewTableProps {
  state: Import;
  review: Review;
  rows: readonly ImportRow[];
}

export const PreviewTable = ({ state, review, rows }: PreviewTableProps) => (
  // Its own resource, so that columns hidden in the list are visible here.
  <ResourceContextProvider value="importaciones">
    <Box sx={IN_PLACE}>
      <ReportTable
        label={`Filas de ${state.section.label.toLowerCase()}`}
        rows={rows.map((row) => ({ id: row.fila, row }))}
        sumsOf={() => ({})}
      >
        <DataTable.Col source="fila" label="Fila" data-whole render={({ row }) => row.fila} />
        <DataTable.Col
          source="resultado"
          label="Resultado"
          card="title"
          render={({ row }) => <Outcome row={row} resource={state.section.name} />}
        />
        {[...review.filled, ...defaultedIn(review, state.section)].map(({ source, field, fixed }) => (
          <DataTable.Col
            key={source}
            source={source}
            label={field.heading && !field.format ? field.heading : field.label}
            align={kinds[field.kind].align}
            render={({ row }) => (
              <Cell
                row={row}
                source={source}
                field={field}
                isFixed={fixed !== undefined}
                byDefault={state.section.defaults[source]}
                references={review.references}
                onCorrect={(text) => state.correct({ fila: row.fila, source, text })}
              />
            )}
          />
        ))}
      </ReportTable>
    </Box>
  </ResourceContextProvider>
);

type Column = Target & { fixed?: string };

/** Required fields without a column, which new records get by default. */
const defaultedIn = ({ filled }: Review, { targets, defaults }: ImportSection): readonly Column[] =>
  targets.filter(
    ({ source, field }) =>
      field.isRequired && (defaults[source] ?? '') !== '' && !filled.some((one) => one.source === source),
  );

/** Wraps long errors, to keep the table within the page. */
const IN_PLACE = { '&&& .RaDataTable-tableWrapper': { width: 'auto' } };

const WORDS = {
  nueva: { children: 'Nueva', color: 'success' },
  cambia: { children: 'Cambia', color: 'warning' },
  igual: { children: 'Sin cambios' },
} as const;

const Outcome = ({ row, resource }: { row: ImportRow; resource: string }) => {
  const { fields } = useSectionOptions(resource);
  const { outcome } = row;

  return (
    <>
      {isFaulty(row) ? (
        <StateChip color="error">Con errores</StateChip>
      ) : (
        outcome && <StateChip {...WORDS[outcome.resultado]} />
      )}
      {rowErrors(row, (source) => fields[source]?.label ?? source).map((text) => (
        <Fault key={text} text={text} />
      ))}
      {outcome?.parecido && (
        <Typography variant="body2" color="text.secondary">
          Igual al n.º {outcome.parecido}
        </Typography>
      )}
      {outcome?.duda && !isFaulty(row) && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {outcome.duda}
        </Typography>
      )}
      {row.twin !== undefined && (
        <Typography variant="body2" color="text.secondary">
          Igual a la fila {row.twin}
        </Typography>
      )}
    </>
  );
};

const Fault = ({ text }: { text: string }) => (
  <FormHelperText error sx={{ whiteSpace: 'normal' }}>
    {text}
  </FormHelperText>
);

interface CellProps extends Target {
  row: ImportRow;
  /** All rows have it, and it is changed above the table. */
  isFixed: boolean;
  byDefault?: Celda;
  references: References;
  onCorrect: (text: string) => Promise<void>;
}

const Cell = ({ row, source, field, isFixed, byDefault = '', references, onCorrect }: CellProps) => {
  const { text, value } = row.cells[source] ?? { text: '' };
  const error = errorOf(row, source);
  const change = row.outcome?.cambios.find(({ campo }) => campo === source);
  const asShown = (value: Celda) => {
    if (field.reference && value !== '') return nameOfReference(references, field, value);

    return valueText(field, value);
  };

  if (error !== undefined && isFixed) return <Fault text={error} />;
  if (error !== undefined) {
    return <FaultyCell label={`${field.label}, fila ${row.fila}`} {...{ text, error, onCorrect }} />;
  }

  if (text === '' && byDefault !== '' && row.outcome?.resultado === 'nueva') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {asShown(byDefault)} (por defecto)
      </Box>
    );
  }

  return (
    <>
      {change && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {asShown(change.antes)}
          </Box>
          {' → '}
        </>
      )}
      {value === undefined ? text : asShown(value)}
    </>
  );
};

interface FaultyCellProps extends Pick<CellProps, 'onCorrect'> {
  label: string;
  text: string;
  error: string;
}

const FaultyCell = ({ label, text, error, onCorrect }: FaultyCellProps) => {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(text);
  const correct = () => {
    if (typed.trim() === sent.current) return;
    sent.current = typed.trim();
    onCorrect(sent.current).catch(() => {
      sent.current = text;
    });
  };
  useLayoutEffect(() => {
    const own = input.current;

    // A corrected cell has no input any more: the focus goes to the next one with an error.
    return () => {
      if (!own || own !== document.activeElement) return;
      const faulty = [...document.querySelectorAll<HTMLInputElement>(FAULTY)];
      const later = faulty.splice(faulty.indexOf(own));
      queueMicrotask(() => [...later, ...faulty].find(({ isConnected }) => isConnected)?.focus());
    };
  }, []);

  return (
    <TextField
      error
      value={typed}
      inputRef={input}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={correct}
      onKeyDown={takeKeys((stroke) => stroke === 'Enter' && correct)}
      helperText={error}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      sx={{ width: 168, '& .MuiFormHelperText-root': { mx: 0, whiteSpace: 'normal' } }}
    />
  );
};

const FAULTY = '[role="region"] input[aria-invalid="true"]';
