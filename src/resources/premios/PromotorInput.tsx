import { VendedorInput } from '../../domain/VendedorInput';
import type { FieldInputProps } from '../../ui/fields/field';

/** The promotor of a premio may be out of use by now. */
export default function PromotorInput(props: FieldInputProps) {
  return <VendedorInput withInactive {...props} />;
}
