import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { useIsPhone } from '../filters/places';

type Opening = readonly [anchor: HTMLElement | undefined, open: (anchor?: HTMLElement) => void];

const ColumnsOpening = createContext<Opening>([undefined, () => undefined]);

/** Around a list: its button opens the menu of columns, its table draws it. */
export const ColumnsProvider = ({ children }: { children: ReactNode }) => (
  <ColumnsOpening value={useState<HTMLElement>()}>{children}</ColumnsOpening>
);

export const useColumnsOpening = () => useContext(ColumnsOpening);

/** In place of react-admin's ColumnsButton, which keeps its menu mounted. */
export const ColumnsButton = () => {
  const [anchor, open] = useColumnsOpening();
  const title = useTranslate()('ra.action.select_columns');
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => open(currentTarget),
  } as const;

  return useIsPhone() ? (
    <IconButton {...button} aria-label={title} title={title} color="primary" size="large">
      <ViewWeekIcon />
    </IconButton>
  ) : (
    <Button {...button} startIcon={<ViewWeekIcon />} sx={{ lineHeight: 1.5 }}>
      {title}
    </Button>
  );
};
