import { useRecordContext } from 'ra-core';
import type { Deposito } from '../../../contract/depositos';
import { useSectionOptions } from '../../section/useSectionOptions';
import { RecordFacts } from '../../ui/record/RecordFacts';
import { Edit } from '../../views/Edit';
import { ResolverButtons, RetirarButton } from './DepositoSteps';

const RESOLUTION = ['fk_usuario_resolucion', 'fecha_resolucion', 'motivo_rechazo'] as const;

/** A request is read, and resolved or withdrawn. It does not change. */
export default function DepositoEdit() {
  return (
    <Edit
      actions={
        <>
          <ResolverButtons variant="contained" />
          <RetirarButton />
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
