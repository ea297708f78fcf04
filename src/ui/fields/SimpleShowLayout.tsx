import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { FieldTitle, useResourceContext } from 'ra-core';
import { Children, isValidElement, type ReactNode } from 'react';
import type { FieldProps } from 'react-admin';

/** In place of react-admin's: a definition list, with as many terms per line as fit. */
export const SimpleShowLayout = ({ children }: { children: ReactNode }) => {
  const resource = useResourceContext();

  return (
    <Box component="dl" sx={termsStyle}>
      {Children.toArray(children)
        .filter((child) => isValidElement<Partial<FieldProps>>(child))
        .map((child) => (
          <div key={child.key}>
            <dt>
              <FieldTitle source={child.props.source} label={child.props.label} resource={resource} />
            </dt>
            <dd>{child}</dd>
          </div>
        ))}
    </Box>
  );
};

const termsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 0.5,
  mt: 0,
  mb: 2,
  overflowWrap: 'anywhere',
  '& dt': {
    display: 'inline',
    color: 'text.secondary',
    fontSize: 12,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
  },
  '& dd': { display: 'inline', ml: 1, fontWeight: 600, '& .MuiTypography-root': { font: 'inherit' } },
} satisfies SxProps;
