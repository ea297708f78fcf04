import EditIcon from '@mui/icons-material/Edit';
import { useUpdate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { type FieldErrors, type Resolver, useWatch } from 'react-hook-form';
import { centsToDollars } from '../../../contract/common';
import { digitsOf, type Venta } from '../../../contract/ventas';
import { visible } from '../../format/text';
import { ActionIcon } from '../../ui/base/ActionIcon';
import { FormDialog } from '../../ui/form/dialogs/FormDialog';
import { DoubtText } from '../../ui/inputs/DoubtText';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { MultilineInput } from '../../ui/inputs/MultilineInput';
import { useDoubts } from './draft/useDoubts';
import { centsOf, refusalOf, summaryOf } from './grid/gridRow';

interface CorregirFilaProps {
  venta: Venta;
  /** From 1. */
  fila: number;
  cifras: number;
}

/** Corrects a row of a closed venta; a colilla with a premio stands, and says so. */
export const CorregirFila = (props: CorregirFilaProps) => {
  const { venta, fila } = props;
  const [isOpen, setIsOpen] = useState(false);
  const colilla = digitsOf(venta.detalle_ventas[fila - 1]?.colilla ?? '');
  const premio = venta.premios.find((one) => one.colilla === colilla);
  if (premio) return `Premio ${premio.id}`;

  return (
    <>
      <ActionIcon label={`Corregir la fila ${fila}`} onClick={() => setIsOpen(true)}>
        <EditIcon />
      </ActionIcon>
      {isOpen && <CorregirDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** As in the grid: an amount far above what the promotor sold. */
const ValorDoubt = ({ venta, cifras }: Pick<CorregirFilaProps, 'venta' | 'cifras'>) => {
  const typed = useWatch({ name: ['colilla', 'valor'] });
  const [colilla = '', valor = ''] = typed.map(String);
  const summary = summaryOf([{ key: 1, colilla, valor }], cifras);
  const doubt = useDoubts(venta, { cifras: undefined, summary }).get(1)?.valor;

  return <DoubtText>{doubt}</DoubtText>;
};

interface Typed {
  colilla: string;
  valor: string;
  motivo_correccion: string;
}

const CorregirDialog = ({ venta, fila, cifras, onClose }: CorregirFilaProps & { onClose: () => void }) => {
  const [update] = useUpdate();
  const line = venta.detalle_ventas[fila - 1];
  const [record] = useState<Typed>(() => ({
    colilla: line?.colilla ?? '',
    valor: centsToDollars(line?.valor ?? 0),
    motivo_correccion: '',
  }));
  const send = ({ colilla, valor, motivo_correccion }: Partial<Typed>) => {
    const own = { colilla: visible(colilla ?? ''), valor: centsOf(valor ?? '') ?? 0 };
    const detalle_ventas = venta.detalle_ventas.map((one, at) =>
      at === fila - 1 ? { ...one, ...own } : one,
    );
    const data = { ...venta, detalle_ventas, motivo_correccion };

    return update('ventas', { id: venta.id, data, previousData: venta }, { returnPromise: true });
  };

  return (
    <FormDialog
      title={`Corregir la fila ${fila}`}
      verb="Corregir"
      text="El total, la comisión, las planillas y la nomina que no se ha hecho siguen a la corrección. La venta muestra los dos valores."
      record={record}
      resolver={resolverOf(cifras)}
      send={send}
      done={`Fila ${fila} corregida`}
      onClose={onClose}
    >
      <TextInput
        source="colilla"
        label="Colilla"
        autoComplete="off"
        helperText="Entre paréntesis si es nula"
      />
      <MoneyInput source="valor" label="Valor" helperText={<ValorDoubt venta={venta} cifras={cifras} />} />
      <MultilineInput source="motivo_correccion" label="Motivo" />
    </FormDialog>
  );
};

const resolverOf =
  (cifras: number): Resolver =>
  (values) => {
    const row = { key: 0, colilla: String(values.colilla ?? ''), valor: String(values.valor ?? '') };
    const errors: FieldErrors = {};
    for (const column of ['colilla', 'valor'] as const) {
      const message =
        refusalOf(row, column, cifras) ?? (row.colilla + row.valor === '' ? 'Falta la fila' : undefined);
      if (message) errors[column] = { type: 'custom', message };
    }
    if (!values.motivo_correccion?.trim())
      errors.motivo_correccion = { type: 'custom', message: 'Escriba el motivo de la corrección' };

    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
