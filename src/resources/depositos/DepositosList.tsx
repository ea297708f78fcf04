import BlockIcon from '@mui/icons-material/Block';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import type { Deposito } from '../../../contract/depositos';
import GeneratedList from '../../views/generated/GeneratedList';
import { RecordMenu } from '../../views/RecordMenu';
import { DepositarButton, RechazarButton, RetirarButton } from './DepositoSteps';

export default function DepositosList() {
  return <GeneratedList rowActions={<RowActions />} />;
}

const RowActions = () => (
  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: { sm: 'flex-end' } }}>
    <DepositarButton />
    <RechazarButton icon={<BlockIcon />} />
    <RecordMenu isOffered={useRecordContext<Deposito>()?.estado === 'P'}>
      <RetirarButton />
    </RecordMenu>
  </Stack>
);
