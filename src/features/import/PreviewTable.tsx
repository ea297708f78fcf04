import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'ra-core';
import { StateChip } from '../../ui/fields/StateField';
import { DataTable } from '../../ui/list/DataTable';
import { ReportTable } from '../../ui/report/ReportTable';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { Fault, PreviewCell } from './PreviewCell';
import { type ImportRow, isFaulty, rowErrors } from './rows';
import type { Import, Reviewed } from './useImport';

interface PreviewTableProps {
  reviewed: Reviewed;
  rows: readonly ImportRow[];
  label: string;
  onCorrect: Import['correct'];
}

/** Each row of the file with what would come of it, its errors at their cells, which can be corrected. */
export const PreviewTable = ({
  reviewed: { filled, references },
  rows,
  label,
  onCorrect,
}: PreviewTableProps) => {
  const { fields } = useSectionOptions();
  const labelOf = (source: string) => fields[source]?.label ?? source;

  return (
    // A table of its own: the columns that are put away in the section's list stand here all the same.
    <ResourceContextProvider value="importaciones">
      <Box sx={IN_PLACE}>
        <ReportTable
          label={`Filas de ${label.toLowerCase()}`}
          rows={rows.map((row) => ({ id: row.fila, row }))}
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
              render={({ row }) => <PreviewCell {...{ row, source, field, references, onCorrect }} />}
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
  nueva: { children: 'Nueva', color: 'success' },
  cambia: { children: 'Cambia', color: 'warning' },
  igual: { children: 'Sin cambios' },
} as const;

const Outcome = ({ row, labelOf }: { row: ImportRow; labelOf: (source: string) => string }) => {
  const { outcome } = row;

  return (
    <>
      {isFaulty(row) ? (
        <StateChip color="error">Con errores</StateChip>
      ) : (
        outcome && <StateChip {...WORDS[outcome.resultado]} />
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
