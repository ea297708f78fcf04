import type { ComponentProps, ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, FieldInputProps } from '../../ui/fields/field';
import { AdministradorInput } from '../AdministradorInput';
import { SorteoInput } from '../SorteoInput';
import { VendedorInput } from '../VendedorInput';

interface InputProps extends FieldInputProps {
  alwaysOn?: boolean;
}

const REFERENCES: Readonly<Record<string, (props: InputProps, withInactive?: boolean) => ReactElement>> = {
  usuarios: (props) => <AdministradorInput {...props} />,
  vendedores: (props, withInactive) => <OwnVendedorInput withInactive={withInactive} {...props} />,
  sorteos: (props) => <SorteoInput {...props} />,
};

/** Chooses the record that an id names, in a form or in the filters of a list. */
export const referenceInput = ({ reference = '' }: Field, props: InputProps, withInactive?: boolean) => {
  const input = REFERENCES[reference];
  if (!input) throw new Error(`${props.source}: no input chooses ${reference}; write the form out`);

  return input(props, withInactive);
};

/** Among those of the administrador who is chosen beside, if one is. */
const OwnVendedorInput = (props: ComponentProps<typeof VendedorInput>) => {
  const fk_usuario = useWatch({ name: 'fk_usuario' });

  return <VendedorInput fk_usuario={Number(fk_usuario) || undefined} {...props} />;
};
