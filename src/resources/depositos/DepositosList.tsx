import BlockIcon from '@mui/icons-material/Block';
import Stack from '@mui/material/Stack';
import { PaidMoneyField } from '../../ui/fields/MoneyField';
import GeneratedList from '../../views/generated/GeneratedList';
import { RecordMenu } from '../../views/RecordMenu';
import { DepositarButton, RechazarButton, RetirarButton, useIsWithdrawable } from './DepositoSteps';

export default function DepositosList() {
  return <GeneratedList cells={{ valor: PaidMoneyField }} rowActions={<RowActions />} />;
}

const RowActions = () => (
  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: { sm: 'flex-end' } }}>
    <DepositarButton />
    <RechazarButton icon={<BlockIcon />} />
    <RecordMenu isOffered={useIsWithdrawable()}>
      <RetirarButton />
    </RecordMenu>
  </Stack>
);
