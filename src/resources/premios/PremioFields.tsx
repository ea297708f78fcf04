import { DateInput, TextInput } from 'react-admin';
import { SorteoInput } from '../../domain/SorteoInput';
import { VendedorInput } from '../../domain/VendedorInput';
import { today } from '../../format/dates';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { PicturesInput } from '../../ui/inputs/PicturesInput';

/** All that is written of a premio; its promotor may be out of use by now. */
export const PremioFields = () => (
  <>
    <DateInput source="fecha" slotProps={{ htmlInput: { max: today() } }} isRequired />
    <SorteoInput isRequired />
    <VendedorInput withInactive isRequired />
    <TextInput source="colilla" inputMode="numeric" autoComplete="off" isRequired />
    <MoneyInput source="valor" isRequired />
    <PicturesInput source="imagen" />
    <TextInput source="observacion" multiline />
  </>
);
