import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useResourceContext, useResourceDefinition } from 'ra-core';
import type { ReactNode } from 'react';
import { sectionPath } from '../../section/sectionPath';

interface FormCardProps {
  foot: ReactNode;
  /** Beside the card where there is room; elsewhere it is not mounted. */
  aside?: ReactNode;
  children: ReactNode;
}

export const FormCard = ({ foot, aside, children }: FormCardProps) => {
  const hasRoom = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'));

  return (
    <Box sx={besideStyle}>
      <Box sx={cardStyle}>
        {children}
        <Box sx={footStyle}>
          {foot}
          <CancelButton />
        </Box>
      </Box>
      {hasRoom && aside}
    </Box>
  );
};

export const CancelButton = () => {
  const resource = useResourceContext() ?? '';
  const { hasCreate, hasEdit } = useResourceDefinition({ resource });

  return (
    (hasCreate || hasEdit) && (
      <Button component={LinkBase} to={sectionPath(resource)}>
        Cancelar
      </Button>
    )
  );
};

export const cardWidth = 674;
const FOOT_HEIGHT = 56;

const besideStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 } as const;

export const cardStyle: SxProps<Theme> = {
  flex: `0 1 ${cardWidth}px`,
  maxWidth: cardWidth,
  minWidth: 0,
  px: 2,
  pt: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  // The sticky toolbar must not cover the focused input.
  '& :is(input, textarea, button, a, [role="combobox"])': { scrollMarginBottom: FOOT_HEIGHT },
};

export const footStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: FOOT_HEIGHT,
  mx: -2,
  px: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: 1,
  displayPrint: 'none',
} as const;
