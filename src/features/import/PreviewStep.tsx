import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { counted } from '../../format/text';
import { Columns } from './Columns';
import { ControlSums } from './ControlSums';
import { DayOrderChoice } from './DayOrderChoice';
import { doubtedOf, ImportDoubts } from './ImportDoubts';
import { type Review, rowsOf } from './importCalls';
import { NO_HEADS } from './openFile';
import { PreviewTable } from './PreviewTable';
import { countsOf, countsText, type ImportRow, isFaulty } from './rows';
import { SheetChoice } from './SheetChoice';
import type { Import } from './useImport';

interface PreviewProps {
  state: Import;
  review: Review;
}

/** Rows with errors are not saved. They come first, and stay where they are when they are corrected. */
export const PreviewStep = ({ state, review }: PreviewProps) => {
  const rows = rowsOf(review, state.section);
  const counts = countsOf(rows);
  const writing = rows.length - counts.faulty - counts.iguales;
  const [first] = useState(() => new Set(rows.filter(isFaulty).map(({ fila }) => fila)));
  const doubted = doubtedOf(rows);
  // Other rows are confirmed anew.
  const [confirmed, setConfirmed] = useState('');
  const isConfirmed = confirmed === numbersOf(doubted);
  // A mouse button goes down before the corrected cell is left, and its look may come before the click.
  const pressed = useRef<Review>(undefined);
  const isFirst = ({ fila }: { fila: number }) => first.has(fila);
  const inOrder = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];

  return (
    <Stack spacing={2}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {counted(rows.length, 'fila', 'filas')}: {countsText(counts)}.
      </Typography>
      {state.recovered > 0 && (
        <Alert severity="info">Celdas que corrigió antes en este archivo: {state.recovered}</Alert>
      )}
      <FileNotices state={state} review={review} />
      {counts.faulty > 0 && (
        <Alert severity="error">Corrija aquí las celdas con errores, o deje fuera esas filas</Alert>
      )}
      {counts.alike > 0 && (
        <Alert severity="warning">
          {counted(counts.alike, 'fila es igual', 'filas son iguales')} a registros que ya existen. ¿Se
          importó antes este archivo?
        </Alert>
      )}
      {counts.disabled > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void state.fix(review, 'estado', 'A')}>
              Habilitarlos
            </Button>
          }
        >
          {counted(counts.disabled, 'fila es', 'filas son')} de registros inhabilitados, y así se quedan.
        </Alert>
      )}
      {counts.twins > 0 && (
        <Alert severity="warning">
          {counted(counts.twins, 'fila es igual', 'filas son iguales')} a otra de este archivo. ¿Están dos
          veces?
        </Alert>
      )}
      {doubted.length > 0 && (
        <ImportDoubts
          doubted={doubted}
          isConfirmed={isConfirmed}
          onConfirm={(isRight) => setConfirmed(isRight ? numbersOf(doubted) : '')}
        />
      )}
      <ControlSums rows={rows} review={review} section={state.section} />
      {state.unseen.length > 0 && (
        <Alert severity="warning">
          No se importó nada: mire primero el aviso nuevo de{' '}
          {state.unseen.length === 1 ? 'la fila' : 'las filas'} {state.unseen.join(', ')}, que no se veía
          todavía
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={writing === 0 || !isConfirmed}
          aria-busy={state.isWaiting}
          startIcon={state.isWaiting && <CircularProgress size={16} color="inherit" />}
          onMouseDown={() => {
            pressed.current = review;
          }}
          onClick={() => {
            const areConfirmed = (some: readonly ImportRow[]) => confirmed === numbersOf(doubtedOf(some));
            void state.save(areConfirmed, pressed.current ?? review);
            pressed.current = undefined;
          }}
        >
          Importar {counted(writing, 'fila', 'filas')}
        </Button>
        <Button disabled={state.isWaiting} onClick={() => void state.startAgain()}>
          Elegir otro archivo
        </Button>
      </Stack>
      {review.filled.length > 0 && <PreviewTable state={state} review={review} rows={inOrder} />}
    </Stack>
  );
};

const numbersOf = (rows: readonly ImportRow[]) => rows.map(({ fila }) => fila).join();

/** Says what of the file is not imported, and offers to change that. */
const FileNotices = ({ state, review }: PreviewProps) => {
  const hidden = review.looked.filter(({ isHidden }) => isHidden).length;
  const { above, headRow, leavesHidden, leavesImported, imported = [] } = review;

  return (
    <>
      <SheetChoice state={state} review={review} />
      {imported.length > 0 && (
        <LeavableRows areLeft={leavesImported} verb="Importarlas otra vez" onLeave={state.leaveImported}>
          {counted(imported.length, 'fila ya se importó', 'filas ya se importaron')} de este archivo (
          {imported.slice(0, MOST_NAMED).join(', ') + (imported.length > MOST_NAMED ? '…' : '')})
          {leavesImported ? ': fuera de esta importación' : ': se importan otra vez'}
        </LeavableRows>
      )}
      {review.filled.map(({ source, field, order }) =>
        order?.example ? (
          <DayOrderChoice
            key={source}
            label={field.label}
            order={order}
            autoFocus={state.given?.days === source}
            onChoose={(isOther) => void state.chooseOrder(review, source, isOther)}
          />
        ) : null,
      )}
      {above > 0 && (
        <Alert severity="info">
          Los nombres de las columnas están en la fila {headRow}: lo que hay encima no se importa
        </Alert>
      )}
      {headRow === NO_HEADS && (
        <Alert severity="warning">
          Ninguna de las diez primeras filas lleva los nombres de los datos, o el archivo no los tiene: cada
          fila se lee como un dato. Elija la fila con los nombres, si la hay, y qué dato es cada columna.
        </Alert>
      )}
      <Columns state={state} review={review} />
      {hidden > 0 && (
        <LeavableRows areLeft={leavesHidden} verb="Importarlas" onLeave={state.leaveHidden}>
          {leavesHidden
            ? counted(hidden, `${HIDDEN} queda fuera`, `${MANY_HIDDEN} quedan fuera`)
            : counted(hidden, `${HIDDEN} también se importa`, `${MANY_HIDDEN} también se importan`)}
        </LeavableRows>
      )}
    </>
  );
};

interface LeavableRowsProps {
  areLeft: boolean;
  /** Imports them after all. */
  verb: string;
  onLeave: (areLeft: boolean) => void;
  children: ReactNode;
}

const LeavableRows = ({ areLeft, verb, onLeave, children }: LeavableRowsProps) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" onClick={() => onLeave(!areLeft)}>
        {areLeft ? verb : 'Dejarlas fuera'}
      </Button>
    }
  >
    {children}
  </Alert>
);

const MOST_NAMED = 30;

const HIDDEN = 'fila oculta en el archivo';
const MANY_HIDDEN = 'filas ocultas en el archivo';
