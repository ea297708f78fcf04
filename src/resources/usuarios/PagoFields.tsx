import { useFormContext, useWatch } from 'react-hook-form';
import { patterns } from '../../format/patterns';
import { FieldRow } from '../../ui/FieldRow';
import { MoneyInput } from '../../ui/MoneyInput';
import { TextInput } from '../../ui/TextInput';
import { SelectInput } from './SelectInput';
import { useUsuarioLabel } from './useUsuarioLabel';
import type { UsuarioDraft } from './usuarioDraft';

const SI_NO = [
  { value: 'S', label: 'Sí' },
  { value: 'N', label: 'No' },
];

/** How the user is paid: `valor` where the salary is fixed, `paga` where it is not; both are always sent. */
export const PagoFields = () => {
  const { control } = useFormContext<UsuarioDraft>();
  const labelOf = useUsuarioLabel();
  const isFixed = useWatch({ control, name: 'sueldo_fijo' }) === 'S';

  return (
    <>
      <TextInput
        control={control}
        name="cuenta_bancaria"
        label={labelOf('cuenta_bancaria')}
        maxLength={500}
        multiline
      />
      <SelectInput control={control} name="sueldo_fijo" label={labelOf('sueldo_fijo')} options={SI_NO} />
      <FieldRow>
        <MoneyInput
          control={control}
          name="valor"
          label={labelOf('valor')}
          help={isFixed ? 'Sueldo de cada semana, en dólares' : 'Sin efecto: el sueldo no es fijo'}
        />
        <MoneyInput
          control={control}
          name="paga"
          label={labelOf('paga')}
          help={isFixed ? 'Sin efecto: el sueldo es fijo' : 'Porcentaje de las ventas'}
          validate={refusalOfPercent}
        />
      </FieldRow>
    </>
  );
};

const refusalOfPercent = (text: string): true | string => {
  const refusal = patterns.money(text);
  if (refusal !== true) return refusal;

  return Number(text) <= 100 || 'Escriba un porcentaje de 0 a 100';
};
