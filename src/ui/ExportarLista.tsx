import { type RaRecord, useListContext } from 'ra-core';
import { ExportarMenu } from './ExportarMenu';
import type { RestColumn } from './RestRows';
import { useExport } from './useExport';

interface ExportarListaProps<T> {
  columns: readonly RestColumn<T>[];
  onResult: (error?: Error) => void;
}

/** Saves what the list around it has filtered. */
export const ExportarLista = <T extends RaRecord<number>>({ columns, onResult }: ExportarListaProps<T>) => (
  <ExportarMenu disabled={!useListContext().total} save={useExport(columns)} onResult={onResult} />
);
