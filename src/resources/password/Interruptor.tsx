import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface InterruptorProps {
  title: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export const Interruptor = ({ title, label, checked, onChange }: InterruptorProps) => {
  const titleId = useId();

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <FormControlLabel
        label={label}
        control={<Switch checked={checked} onChange={(_event, isOn) => onChange(isOn)} />}
      />
    </Box>
  );
};
