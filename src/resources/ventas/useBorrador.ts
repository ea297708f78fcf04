import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Venta } from '../../../contract/ventas';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { isBlank, resumenOf } from './fila';
import { filasOf, reduceFilas, type Textos } from './filas';
import { markOf } from './guardado';
import { readRespaldo, writeRespaldo } from './respaldo';
import { useGuardado } from './useGuardado';

/** The rows of a draft: typed, added up, saved, and kept over the end of the session. */
export const useBorrador = (venta: Venta, cifras: number) => {
  const key = useRespaldoKey(venta);
  const [{ textos, ...recovered }] = useState(() => startOf(venta, cifras, readRespaldo(key)));
  const [{ filas }, dispatch] = useReducer(reduceFilas, textos, filasOf);
  const resumen = useMemo(() => resumenOf(filas, cifras), [filas, cifras]);
  const guardado = useGuardado(venta, resumen.lineas);
  const isDirty = guardado.estado.kind !== 'saved' || resumen.porCorregir > 0;
  const version = guardado.version();

  useEffect(() => {
    const kept = filas.filter((fila) => !isBlank(fila)).map(({ colilla, valor }): Textos => [colilla, valor]);
    writeRespaldo(key, isDirty ? { version, textos: kept } : undefined);
  }, [key, filas, isDirty, version]);

  return { filas, dispatch, resumen, guardado, isDirty, ...recovered };
};

/** Forgets what this tab typed of a venta. */
export const useForgetRespaldo = (venta: Venta) => {
  const key = useRespaldoKey(venta);

  return () => writeRespaldo(key, undefined);
};

const useRespaldoKey = ({ id }: Venta) => {
  const usuario = useUsuarioActual().id;

  return useMemo(() => ({ usuario, venta: id }), [usuario, id]);
};

/** What the server holds, or what was typed on top of it before the session ended; `outdated` was typed on something else. */
const startOf = (venta: Venta, cifras: number, respaldo: ReturnType<typeof readRespaldo>) => {
  const stored = venta.detalle_ventas.map(({ colilla, valor }): Textos => [colilla, valor]);
  if (!respaldo) return { textos: stored, isRecovered: false };

  const linesOf = (textos: readonly Textos[]) => markOf(resumenOf(filasOf(textos).filas, cifras).lineas);
  const isOnTop = respaldo.version === venta.version || linesOf(respaldo.textos) === linesOf(stored);

  return isOnTop
    ? { textos: respaldo.textos, isRecovered: true }
    : { textos: stored, isRecovered: false, outdated: respaldo.textos };
};
