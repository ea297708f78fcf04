import BlockIcon from '@mui/icons-material/Block';
import Stack from '@mui/material/Stack';
import GeneratedList from '../../views/generated/GeneratedList';
import { RecordMenu } from '../../views/RecordMenu';
import { DepositarButton, RechazarButton, RetirarButton, useIsWithdrawable } from './DepositoSteps';

export default function DepositosList() {
  return <GeneratedList rowActions={<RowActions />} />;
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
