import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { createContext, useContext } from 'react';

interface ActionIconProps extends Omit<IconButtonProps, 'aria-label'> {
  label: string;
}

/** True inside a RowMenu. */
export const IsInMenu = createContext(false);

/** An icon whose tooltip is its name. In a RowMenu the name stands beside it instead. */
export const ActionIcon = ({ label, ...props }: ActionIconProps) => {
  const isNamed = useContext(IsInMenu);

  return (
    <Tooltip title={isNamed ? '' : label}>
      <IconButton aria-label={label} {...props} />
    </Tooltip>
  );
};
