import { useCreate, useDataProvider, useResourceContext } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { ajustesCalls } from '../../../../contract/ajustes';
import type { AjustePropuesto } from '../../../../contract/planillas';
import type { Diferencia, Semana } from '../../../dataProvider/semanas';
import { dayAndMonth } from '../../../format/dates';
import { formatChange, formatExact } from '../../../format/money';
import { sundayOf } from '../../../format/week';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { isOutdated } from '../../../ui/base/refusal';
import { FormDialog } from '../../../ui/form/dialogs/FormDialog';
import { useIdempotencyKey } from '../../../ui/form/useIdempotencyKey';
import { contractResolver } from '../../../ui/form/validation/contractResolver';
import { MultilineInput } from '../../../ui/inputs/MultilineInput';

type Ajustable = Diferencia & { ajuste: AjustePropuesto };

interface AjustarDialogProps {
  semana: Semana;
  /** When the dialog opens. */
  seen: Ajustable;
  onClose: () => void;
}

export const titleOf = ({ usuario }: Diferencia) => `Ajustar a ${usuario}`;

/** Shows what becomes of a difference before it is saved. After a 409 it shows the new figures. */
export const AjustarDialog = ({ semana, seen, onClose }: AjustarDialogProps) => {
  const [create] = useCreate();
  const keyOf = useIdempotencyKey();
  const { fields } = useSectionOptions(useResourceContext());
  const resolver = useMemo(() => contractResolver(MOTIVO, fields), [fields]);
  const { row, readAgain } = useNewest(semana, seen);
  const prefilled = motivoOf(semana, row);
  const [record] = useState({ motivo: prefilled });
  const hasRest = row.ajuste.valor !== 0;

  const send = ({ motivo }: { motivo?: string }) => {
    if (!hasRest) return Promise.reject(new Error(NOTHING_LEFT));
    const { diferencia, ajuste } = row;
    const { fk_usuario, valor, nomina } = ajuste;
    const data = { nomina: semana.id, fk_usuario, diferencia, valor, fk_nomina: nomina?.id ?? null, motivo };
    const meta = { idempotencyKey: keyOf(data) };

    return create('ajustes', { data, meta }, { returnPromise: true }).catch(readAgain);
  };

  return (
    <FormDialog
      title={titleOf(seen)}
      verb="Ajustar"
      text={<Cifras row={row} />}
      record={record}
      resolver={resolver}
      send={send}
      done="Ajuste guardado"
      onClose={onClose}
      conflict={<div>{hasRest ? 'Revise los valores nuevos y acepte otra vez.' : NOTHING_LEFT}</div>}
    >
      <MotivoInput prefilled={prefilled} />
    </FormDialog>
  );
};

const MOTIVO = z.pick(ajustesCalls.create.body, { motivo: true });

const NOTHING_LEFT = 'Ya no queda nada por ajustar';

/** The difference as it was seen; after a 409 as it is now. */
const useNewest = (semana: Semana, seen: Ajustable) => {
  const dataProvider = useDataProvider();
  const [row, setRow] = useState(seen);
  const settled = { ...row, diferencia: 0, ajuste: { ...row.ajuste, valor: 0, nomina: null } };

  const readAgain = async (error: Error): Promise<never> => {
    if (isOutdated(error)) {
      await dataProvider.getOne<Semana>('semanas', { id: semana.id }).then(
        ({ data }) => setRow(data.diferencias.find(isOf(seen)) ?? settled),
        () => undefined,
      );
    }
    throw error;
  };

  return { row, readAgain };
};

const isOf =
  ({ ajuste: { fk_usuario } }: Ajustable) =>
  (row: Diferencia): row is Ajustable =>
    row.ajuste?.fk_usuario === fk_usuario;

const Cifras = ({ row: { usuario, ahora, diferencia, ajuste } }: { row: Ajustable }) => {
  const { valor, porcentaje, nomina } = ajuste;

  return (
    <>
      {usuario}: ventas pagadas {formatExact(ahora - diferencia)}, ahora {formatExact(ahora)}
      <br />
      Diferencia {formatChange(diferencia)}
      {porcentaje !== '' && ` al ${Number(porcentaje)} %`}:{' '}
      <strong>
        {formatExact(Math.abs(valor))} en {valor < 0 ? 'Descuentos' : 'Otros ingresos'}
      </strong>
      <br />
      {nomina
        ? `Va en la nomina del ${dayAndMonth(nomina.fecha)} al ${dayAndMonth(nomina.fecha_final)}, cuya línea no está pagada.`
        : 'Va en la próxima nomina que se cree.'}
    </>
  );
};

const motivoOf = ({ fecha }: Semana, { ahora, diferencia }: Diferencia) =>
  `Ventas de la semana del ${dayAndMonth(fecha)} al ${dayAndMonth(sundayOf(fecha))}: ${formatExact(ahora)} en lugar de ${formatExact(ahora - diferencia)}`;

/** Its figures follow those of the difference, unless somebody edited it. */
const MotivoInput = ({ prefilled }: { prefilled: string }) => {
  const { getValues, setValue } = useFormContext();
  const last = useRef(prefilled);
  useEffect(() => {
    if (getValues('motivo') === last.current) setValue('motivo', prefilled);
    last.current = prefilled;
  }, [prefilled, getValues, setValue]);

  return <MultilineInput source="motivo" autoComplete="off" />;
};
