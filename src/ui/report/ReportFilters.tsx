import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { BottomSheet } from '../base/BottomSheet';
import { useIsPhone } from '../base/useIsPhone';
import { visuallyHidden } from '../theme/tableStyle';

export interface Period {
  /** 'lun 23 – dom 29 nov' */
  words: string;
  input: ReactNode;
  /** Buttons that go to the period before and after. */
  before?: ReactNode;
  after?: ReactNode;
}

interface ReportFiltersProps {
  period: Period;
  children: ReactNode;
}

/** The inputs of a report, on the line of its title; on a phone in a sheet, behind a button that says the period. */
export const ReportFilters = ({ period: { words, input, before, after }, children }: ReportFiltersProps) => {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Box sx={lineStyle}>
      <Stack direction="row" sx={{ flexGrow: 1, alignItems: { xs: 'center', sm: 'flex-start' } }}>
        {before}
        {isPhone ? (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<TuneIcon />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
            sx={{ flexGrow: 1, fontWeight: 400, lineHeight: 1.3, borderColor: 'divider' }}
          >
            <span style={visuallyHidden}>Filtros:</span> {words}
          </Button>
        ) : (
          input
        )}
        {after}
      </Stack>
      {!isPhone && children}
      {isPhone && isOpen && (
        <BottomSheet title="Filtros" onClose={() => setIsOpen(false)}>
          <Box sx={columnStyle}>
            {input}
            {children}
          </Box>
        </BottomSheet>
      )}
    </Box>
  );
};

const lineStyle = {
  // From 0, so that the buttons after it need no line of their own on a phone.
  flex: { xs: '1 1 0', sm: '0 1 auto' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiTextField-root': { m: 0 },
  // As narrow as a day and its words.
  '& .MuiTextField-root:has([type="date"])': { width: 160 },
  '& .MuiFormHelperText-root': { mx: 0.5 },
};

const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  pt: 1,
  '&& .MuiTextField-root': { m: 0, width: '100%' },
  // Two days stand side by side.
  '&& .MuiStack-root > .MuiTextField-root': { flex: '1 1 136px', width: 'auto' },
};
