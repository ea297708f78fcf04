import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'ra-core';
import { useSectionOptions } from '../fields/useSectionOptions';
import { valueText } from '../history/valueText';
import { DataTable } from '../list/DataTable';
import { ReportTable } from '../report/ReportTable';
import { nameOfReference, type References } from './references';
import { errorOf, type ImportRow, isFaulty, rowErrors } from './rows';
import { DOTS, type Target } from './targets';
import type { Reviewed } from './useImport';

interface PreviewTableProps {
  reviewed: Reviewed;
  rows: readonly ImportRow[];
  label: string;
}

/** Each row of the file with what would come of it, its errors at their cells. */
export const PreviewTable = ({ reviewed: { filled, references }, rows, label }: PreviewTableProps) => {
  const { fields } = useSectionOptions();
  const labelOf = (source: string) => fields[source]?.label ?? source;

  return (
    // A table of its own: the columns that are put away in the section's list stand here all the same.
    <ResourceContextProvider value="importaciones">
      <Box sx={IN_PLACE}>
        <ReportTable
          label={`Filas de ${label.toLowerCase()}`}
          rows={rows.map((row) => ({ row }))}
          sumsOf={() => ({})}
        >
          <DataTable.Col source="fila" label="Fila" data-whole render={({ row }) => row.fila} />
          <DataTable.Col
            source="resultado"
            label="Resultado"
            data-card="title"
            render={({ row }) => <Outcome row={row} labelOf={labelOf} />}
          />
          {filled.map(({ source, field }) => (
            <DataTable.Col
              key={source}
              source={source}
              label={field.heading && !field.format ? field.heading : field.label}
              align={field.kind === 'money' || field.kind === 'percent' ? 'right' : undefined}
              render={({ row }) => (
                <PreviewCell row={row} source={source} field={field} references={references} />
              )}
            />
          ))}
        </ReportTable>
      </Box>
    </ResourceContextProvider>
  );
};

/** Errors take lines of their own, so that the table is no wider than the page if it can. */
const IN_PLACE = { '&&& .RaDataTable-tableWrapper': { width: 'auto' } };

const WORDS = {
  nueva: { label: 'Nueva', color: 'success' },
  cambia: { label: 'Cambia', color: 'warning' },
  igual: { label: 'Sin cambios', color: 'default' },
} as const;

const Outcome = ({ row, labelOf }: { row: ImportRow; labelOf: (source: string) => string }) => {
  const { outcome } = row;

  return (
    <>
      {isFaulty(row) ? (
        <Chip label="Con errores" color="error" />
      ) : (
        outcome && <Chip {...WORDS[outcome.resultado]} />
      )}
      {rowErrors(row, labelOf).map((text) => (
        <Fault key={text} text={text} />
      ))}
      {outcome?.parecido && (
        <Typography variant="body2" color="text.secondary">
          Igual al n.º {outcome.parecido}
        </Typography>
      )}
    </>
  );
};

interface PreviewCellProps extends Target {
  row: ImportRow;
  references: References;
}

/** What the record would hold, beside what it holds now; and what is wrong with it. */
const PreviewCell = ({ row, source, field, references }: PreviewCellProps) => {
  const cell = row.cells[source];
  const error = errorOf(row, source);
  const change = row.outcome?.cambios.find(({ campo }) => campo === source);
  const said = (value: string | number) => {
    if (field.isSecret) return DOTS;
    if (field.kind === 'reference' && value !== '')
      return nameOfReference(references, field.reference, value);

    return valueText(field, String(value));
  };

  return (
    <>
      {change && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {said(change.antes)}
          </Box>
          {' → '}
        </>
      )}
      <span>{cell?.value === undefined ? cell?.text : said(cell.value)}</span>
      {error && <Fault text={error} />}
    </>
  );
};

const Fault = ({ text }: { text: string }) => (
  <Typography variant="body2" color="error" sx={{ whiteSpace: 'normal' }}>
    {text}
  </Typography>
);
