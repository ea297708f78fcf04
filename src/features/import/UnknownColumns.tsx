import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ValueSelect } from '../../ui/report/ValueSelect';
import type { Review } from './importCalls';
import { bare, isUnknown, matchColumns } from './targets';
import type { Import } from './useImport';

/** A heading that names no field is given one here. The choice is kept for the next file. */
export const UnknownColumns = ({
  state,
  review: { heads, ...review },
}: {
  state: Import;
  review: Review;
}) => {
  const { section, known, given, giveField } = state;
  const columns = matchColumns(heads, section.targets, known);
  const unknown = [...new Set(heads.filter((head) => isUnknown(head, section.targets)))];
  const left = heads.filter((_, at) => !columns[at]);
  const isFree = (source: string, head: string) => !columns.includes(source) || known[bare(head)] === source;

  return (
    <>
      {left.length > 0 && (
        <Alert severity="info">No se importa: {left.map((head) => head || 'sin nombre').join(', ')}</Alert>
      )}
      {unknown.length > 0 && (
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          {unknown.map((head) => (
            <ValueSelect
              key={head}
              label={`Columna «${head}»`}
              value={columns.includes(known[bare(head)] ?? '') ? (known[bare(head)] ?? '') : ''}
              none="No se importa"
              autoFocus={head === given}
              choices={section.targets
                .filter(({ source }) => isFree(source, head))
                .map(({ source, field }) => ({ id: source, name: field.label }))}
              onChange={(source) => void giveField({ heads, ...review }, head, source)}
            />
          ))}
        </Stack>
      )}
    </>
  );
};
