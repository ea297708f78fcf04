import { useRecordContext } from 'ra-core';
import type { Deposito } from '../../../contract/depositos';
import { useSectionOptions } from '../../section/useSectionOptions';
import { RecordFacts } from '../../ui/form/record/RecordFacts';
import { Edit } from '../../views/Edit';
import { DepositarButton, RechazarButton, RetirarButton } from './DepositoSteps';

const RESOLUTION = ['fk_usuario_resolucion', 'fecha_resolucion', 'motivo_rechazo'] as const;

/** A request is read, and resolved or withdrawn. It does not change. */
export default function DepositoEdit() {
  return (
    <Edit
      actions={<DepositarButton variant="contained" />}
      lastActions={
        <>
          <RetirarButton />
          <RechazarButton />
        </>
      }
    >
      <DepositoFacts />
    </Edit>
  );
}

const DepositoFacts = () => {
  const deposito = useRecordContext<Deposito>();
  const { facts } = useSectionOptions();

  return <RecordFacts sources={[...facts, ...RESOLUTION.filter((source) => deposito?.[source])]} />;
};
