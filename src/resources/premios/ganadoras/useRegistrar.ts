import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { centsToDollars } from '../../../../contract/common';
import { useAskDoubt } from '../../../ui/form/AskDoubt';
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
  const { askAll, question } = useAskDoubt('premios');
  const [count, setCount] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  const registrar = async (chosen: readonly Ganadora[]) => {
    if (!lock.take()) return;
    const records = chosen.map(({ fk_vendedor, promotor, debe }) => ({
      of: promotor,
      debe,
      values: { ...place, fk_vendedor, valor: centsToDollars(debe), imagen: '', observacion: '' },
    }));
    const confirmed = await askAll(records);
    if (!confirmed) return lock.release();
    let sum = 0;
    const refused: Outcome['refused'][number][] = [];
    for (const [index, { of, debe, values }] of records.entries()) {
      setCount(index + 1);
      await dataProvider.create('premios', { data: { ...values, ...confirmed } }).then(
        () => {
          sum += debe;
        },
        ({ message }: Error) => refused.push({ promotor: of, error: message }),
      );
    }
    setOutcome({ done: chosen.length - refused.length, sum, refused });
    lock.release();
    await onDone();
  };

  return { registrar, question, isBusy: lock.isLocked, count, outcome };
};
