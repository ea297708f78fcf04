import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { centsToDollars } from '../../../../contract/common';
import { useLock } from '../../../ui/form/dialogs/useLock';

interface Ganadora {
  fk_venta: number;
  fk_vendedor: number;
  promotor: string;
  /** In cents. */
  debe: number;
}

interface Place {
  fecha: string;
  fk_sorteo: number;
  colilla: string;
}

interface Outcome {
  done: number;
  sum: number;
  refused: readonly { promotor: string; error: string }[];
}

/** One after the other, so that each is registered or refused by itself. A colilla has one premio: none is doubled. */
export const useRegistrar = (place: Place, onDone: () => unknown) => {
  const dataProvider = useDataProvider();
  const lock = useLock();
  const [count, setCount] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  const registrar = async (chosen: readonly Ganadora[]) => {
    if (!lock.take()) return;
    let sum = 0;
    const refused: Outcome['refused'][number][] = [];
    for (const [index, { fk_vendedor, promotor, debe }] of chosen.entries()) {
      setCount(index + 1);
      const data = { ...place, fk_vendedor, valor: centsToDollars(debe), imagen: '', observacion: '' };
      await dataProvider.create('premios', { data }).then(
        () => {
          sum += debe;
        },
        ({ message }: Error) => refused.push({ promotor, error: message }),
      );
    }
    setOutcome({ done: chosen.length - refused.length, sum, refused });
    lock.release();
    await onDone();
  };

  return { registrar, isBusy: lock.isLocked, count, outcome };
};
