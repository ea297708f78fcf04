import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';
import type { Review } from './importCalls';
import type { ImportRow } from './rows';
import { type ControlSum, controlSums } from './sums';
import type { ImportSection } from './targets';

interface ControlSumsProps {
  rows: readonly ImportRow[];
  review: Review;
  section: ImportSection;
}

/** Says for each column of money what the file adds up to and what is stored, and where they differ. */
export const ControlSums = ({ rows, review, section }: ControlSumsProps) =>
  controlSums(rows, review, section).map((sum) => <Sum key={sum.target.source} {...sum} />);

const MOST_NAMED = 10;

const Sum = ({ target, rows, file, stored, differing, unread, groups }: ControlSum) => {
  const { label } = target.field;
  const [head, more] = [differing.slice(0, MOST_NAMED), differing.length > MOST_NAMED];
  const places = head.map(({ fila, file, stored }) => `fila ${fila} (${formatExact(file - stored)})`);

  return (
    <>
      <Alert role="note" severity={file === stored && unread.length === 0 ? 'success' : 'warning'}>
        {label}: {counted(rows, 'fila suma', 'filas suman')} {formatExact(file)} en el archivo
        {file === stored ? ', y así se guarda.' : `, y se guardan ${formatExact(stored)}.`}
        {places.length > 0 && ` La diferencia: ${places.join(', ')}${more ? '…' : '.'}`}
        {unread.length > 0 && ` Sin leer: ${rowsText(unread)}.`}
      </Alert>
      {groups.length > 0 && (
        <Accordion disableGutters variant="outlined">
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            {label} por {groups.map((group) => group.label.toLowerCase()).join(' y por ')}
          </AccordionSummary>
          <AccordionDetails sx={{ overflowX: 'auto' }}>
            {groups.map((group) => (
              <Table key={group.label} size="small" aria-label={`${label} por ${group.label.toLowerCase()}`}>
                <TableHead>
                  <TableRow>
                    <TableCell>{group.label}</TableCell>
                    {['Filas', 'En el archivo', 'Se guarda'].map((head) => (
                      <TableCell key={head} align="right">
                        {head}
                      </TableCell>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {group.parts.map((part) => (
                    <TableRow key={part.name}>
                      <TableCell>{part.name}</TableCell>
                      <TableCell align="right">{part.rows}</TableCell>
                      <TableCell align="right">{formatExact(part.file)}</TableCell>
                      <TableCell
                        align="right"
                        sx={
                          part.file === part.stored ? undefined : { color: 'warning.main', fontWeight: 600 }
                        }
                      >
                        {formatExact(part.stored)}
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            ))}
          </AccordionDetails>
        </Accordion>
      )}
    </>
  );
};

const rowsText = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'fila' : 'filas'} ${numbers.slice(0, MOST_NAMED).join(', ')}${
    numbers.length > MOST_NAMED ? '…' : ''
  }`;
