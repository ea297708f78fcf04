import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { LinkBase, useResourceContext, useResourceDefinition } from 'ra-core';
import type { ReactNode } from 'react';
import { sectionPath } from '../../section/sectionPath';

interface FormCardProps {
  foot: ReactNode;
  children: ReactNode;
}

export const FormCard = ({ foot, children }: FormCardProps) => (
  <Box sx={cardStyle}>
    {children}
    <Box sx={footStyle}>
      {foot}
      <CancelButton />
    </Box>
  </Box>
);

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

export const cardStyle: SxProps<Theme> = {
  maxWidth: cardWidth,
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
