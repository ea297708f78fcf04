import Stack from '@mui/material/Stack';
import { PaidMoneyField } from '../../ui/fields/MoneyField';
import GeneratedList from '../../views/generated/GeneratedList';
import { RecordActions } from '../../views/RecordActions';
import { ResolverButtons, RetirarButton } from './DepositoSteps';

export default function DepositosList() {
  return <GeneratedList cells={{ valor: PaidMoneyField }} rowActions={<RowActions />} />;
}

const RowActions = () => (
  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: { sm: 'flex-end' } }}>
    <RetirarButton />
    {/* Stacked only if the columns leave no room. */}
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        columnGap: 1.5,
        '& > *': { py: 0, px: { xs: 1, sm: 0 } },
      }}
    >
      <ResolverButtons />
    </Stack>
    <RecordActions />
  </Stack>
);
