import { type DataProvider, useDataProvider, useEvent, useLocation, useRefresh } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Sorteo } from '../../../../contract/sorteos';
import type { Venta } from '../../../../contract/ventas';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { sectionPath } from '../../../section/sectionPath';
import { detalleOf, markOf, type Row, summaryOf } from '../grid/gridRow';
import { storedRows } from '../grid/gridRows';
import { mergeRows } from '../grid/mergeRows';
import { storedOf } from './autosave';
import { readUnsent, type UnsentRows, unsentKey, unsentVentas, writeUnsent } from './unsent';

/** In milliseconds. */
const AGAIN = 15_000;

/** Sends rows that were typed without a connection, from any page, and asks before the page is closed until then. */
export default function UnsentVentas() {
  const { id } = useUsuarioActual();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { pathname } = useLocation();
  const isBusy = useRef(false);

  const send = useEvent(async () => {
    if (isBusy.current || !navigator.onLine) return;
    isBusy.current = true;
    let isAnySent = false;
    for (const venta of unsentVentas(id)) {
      // Its own page sends the rows of an open draft.
      if (pathname === sectionPath('ventas', 'edit', venta)) continue;
      const isSent = await sendRows(dataProvider, unsentKey(id, venta), venta).catch(() => false);
      isAnySent ||= isSent;
    }
    isBusy.current = false;
    if (isAnySent) refresh();
  });
  const hold = useEvent((event: BeforeUnloadEvent) => {
    if (unsentVentas(id).length > 0) event.preventDefault();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a new chance
  useEffect(() => void send(), [pathname]);
  useEffect(() => {
    const timer = setInterval(send, AGAIN);
    window.addEventListener('online', send);
    window.addEventListener('beforeunload', hold);

    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      window.removeEventListener('beforeunload', hold);
    };
  }, [send, hold]);

  return null;
}

/** Whether they were sent. Rows that somebody else changed too are asked when the draft is opened. */
const sendRows = async (dataProvider: DataProvider, key: string, id: number): Promise<boolean> => {
  const unsent = readUnsent(key);
  if (!unsent) return false;
  const { data: venta } = await dataProvider.getOne<Venta>('ventas', { id });
  const { data: sorteo } = await dataProvider.getOne<Sorteo>('sorteos', { id: Number(venta.fk_sorteo) });
  const stored = storedRows(storedOf(venta).typed, unsent.base);
  const summaryIn = (rows: readonly Row[]) => summaryOf(rows, sorteo.cifras);
  if (markOf(summaryIn(unsent.rows)) !== markOf(summaryIn(stored))) {
    const rows = venta.estado === 'B' && joined(venta, unsent, stored);
    if (!rows) return false;
    const typed = detalleOf(summaryIn(rows));
    await dataProvider.update('ventas', { id, data: { ...venta, ...typed }, previousData: venta });
  }
  writeUnsent(key, undefined);

  return true;
};

/** The rows of both; undefined if a row is asked, or nobody knows what was changed. */
const joined = (venta: Venta, { version, rows: mine, base, place }: UnsentRows, theirs: readonly Row[]) => {
  if (venta.version === version) return mine;
  if (!base || storedOf(venta).place !== place) return undefined;
  const { rows, asked } = mergeRows({ base, mine, theirs });

  return asked.length === 0 ? rows : undefined;
};
