import { NumberInput, TextInput } from 'react-admin';
import { AdministradorInput } from '../../ui/AdministradorInput';
import { FechaInput } from '../../ui/FechaInput';
import { FieldRow } from '../../ui/FieldRow';
import { ValorInput } from '../../ui/ValorInput';
import { BeneficiarioInput } from './BeneficiarioInput';
import { CuotaInput } from './CuotaInput';

/** All that is written of a loan, as long as nothing is paid back. */
export const PrestamoFields = () => (
  <>
    <AdministradorInput />
    <BeneficiarioInput />
    <FechaInput />
    <FieldRow>
      <ValorInput source="valor" label="Valor" isRequired />
      <NumberInput source="cuotas" label="Cuotas" min={1} max={520} isRequired />
      <CuotaInput />
    </FieldRow>
    <TextInput source="motivo" label="Motivo" multiline />
  </>
);
