import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'ra-core';
import { StateChip } from '../../ui/fields/StateField';
import { DataTable } from '../../ui/list/DataTable';
import { ReportTable } from '../../ui/report/ReportTable';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { PreviewCell } from './PreviewCell';
import { type ImportRow, isFaulty, rowErrors } from './rows';
import type { Import, Review } from './useImport';

/** Each row of the file with its outcome; errors stand at their cells, which can be corrected. */
export const PreviewTable = ({ state, review }: { state: Import; review: Review }) => (
  // Its own resource: the columns that are hidden in the section's list are shown here.
  <ResourceContextProvider value="importaciones">
    <Box sx={IN_PLACE}>
      <ReportTable
        label={`Filas de ${state.section.label.toLowerCase()}`}
        rows={review.rows.map((row) => ({ id: row.fila, row }))}
        sumsOf={() => ({})}
      >
        <DataTable.Col source="fila" label="Fila" data-whole render={({ row }) => row.fila} />
        <DataTable.Col
          source="resultado"
          label="Resultado"
          data-card="title"
          render={({ row }) => <Outcome row={row} resource={state.section.name} />}
        />
        {review.filled.map(({ source, field }) => (
          <DataTable.Col
            key={source}
            source={source}
            label={field.heading && !field.format ? field.heading : field.label}
            align={field.kind === 'money' || field.kind === 'percent' ? 'right' : undefined}
            render={({ row }) => (
              <PreviewCell
                row={row}
                source={source}
                field={field}
                references={review.references}
                onCorrect={state.correct}
              />
            )}
          />
        ))}
      </ReportTable>
    </Box>
  </ResourceContextProvider>
);

/** Errors wrap, so that the table is no wider than the page if it can. */
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
        <FormHelperText key={text} error sx={{ whiteSpace: 'normal' }}>
          {text}
        </FormHelperText>
      ))}
      {outcome?.parecido && (
        <Typography variant="body2" color="text.secondary">
          Igual al n.º {outcome.parecido}
        </Typography>
      )}
    </>
  );
};
