import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { ForAllRows } from './ForAllRows';
import { HeadChoice } from './HeadChoice';
import type { Review } from './importCalls';
import { isUnknown } from './targets';
import type { Import } from './useImport';

const MOST_CELLS_SHOWN = 3;

/** Shows the field of each column and lets the user choose another, also for later files with this heading. */
export const Columns = ({ state, review }: { state: Import; review: Review }) => {
  const { section, given, giveField } = state;
  const { heads, lines, above, filled, fixed = {} } = review;
  const columns = heads.map((_, index) => filled.find(({ at }) => at === index)?.source ?? '');
  const left = heads.filter((head, at) => head && !columns[at]);
  const missing = section.targets.filter(
    ({ source, field }) => field.isRequired && !columns.includes(source),
  );
  const needsChoice =
    above > 0 ||
    heads.some((head) => isUnknown(head, section.targets)) ||
    missing.some(({ source }) => (section.defaults[source] ?? '') === '' || source in fixed);
  const choicesOf = (at: number) =>
    section.targets
      .filter(({ source }) => columns[at] === source || !columns.includes(source))
      .map(({ source, field }) => ({ id: source, name: field.label }));
  const cellsOf = (at: number) =>
    lines
      .filter(({ refused }) => refused === undefined)
      .map(({ cells }) => cells[at])
      .filter(Boolean)
      .slice(0, MOST_CELLS_SHOWN);

  return (
    <>
      {left.length > 0 && <Alert severity="info">No se importa: {left.join(', ')}</Alert>}
      <Accordion disableGutters variant="outlined" defaultExpanded={needsChoice}>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Qué dato es cada columna</AccordionSummary>
        <AccordionDetails sx={{ overflowX: 'auto' }}>
          <HeadChoice state={state} review={review} />
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Columna y sus primeras celdas</TableCell>
                <TableCell>Dato</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {heads.map((head, at) =>
                head === '' ? null : (
                  <TableRow key={head}>
                    <TableCell>
                      {head}
                      <Typography variant="body2" color="text.secondary">
                        {cellsOf(at).join(' · ')}
                      </Typography>
                    </TableCell>
                    <TableCell>
                      <ValueSelect
                        label={`Columna «${head}»`}
                        value={columns[at] ?? ''}
                        none="No se importa"
                        width={180}
                        autoFocus={head === given?.head}
                        choices={choicesOf(at)}
                        onChange={(source) => void giveField(review, head, source)}
                      />
                    </TableCell>
                  </TableRow>
                ),
              )}
            </TableBody>
          </Table>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 2 }}>
            {missing.map((target) => (
              <ForAllRows key={target.source} target={target} state={state} review={review} />
            ))}
          </Stack>
        </AccordionDetails>
      </Accordion>
    </>
  );
};
