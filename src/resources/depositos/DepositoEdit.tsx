import { useRecordContext } from 'ra-core';
import type { Deposito } from '../../../contract/depositos';
import { useSectionOptions } from '../../section/useSectionOptions';
import { RecordFacts } from '../../ui/form/record/RecordFacts';
import { Edit } from '../../views/Edit';
import { PageMenu } from '../../views/PageMenu';
import { DepositarButton, RechazarButton, RetirarButton, useIsWithdrawable } from './DepositoSteps';

const RESOLUTION = ['fk_usuario_resolucion', 'fecha_resolucion', 'motivo_rechazo'] as const;

/** A request is read, and resolved or withdrawn. It does not change. */
export default function DepositoEdit() {
  return (
    <Edit actions={<DepositarButton variant="contained" />} lastActions={<RechazarButton />} menu={<Menu />}>
      <DepositoFacts />
    </Edit>
  );
}

const Menu = () => (
  <PageMenu isOffered={useIsWithdrawable()}>
    <RetirarButton />
  </PageMenu>
);

const DepositoFacts = () => {
  const deposito = useRecordContext<Deposito>();
  const { facts } = useSectionOptions();

  return <RecordFacts sources={[...facts, ...RESOLUTION.filter((source) => deposito?.[source])]} />;
};
