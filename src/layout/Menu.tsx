import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { LinkBase } from 'ra-core';
import { memo, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueue } from '../features/work/useQueue';
import { formatCount } from '../format/text';
import { type MenuEntry, useMenuEntries } from '../section/useMenuEntries';
import { BAR_HEIGHT } from '../ui/theme/barHeight';
import { visuallyHidden } from '../ui/theme/tableStyle';

interface MenuProps {
  isCompact: boolean;
  isWide: boolean;
  isDrawn: boolean;
  onClose: () => void;
}

/** In place of react-admin's: preloads sections on hover or focus. memo: only two entries change. */
export const Menu = memo(({ isCompact, isWide, isDrawn, onClose }: MenuProps) =>
  isCompact ? (
    <Drawer open={isDrawn} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menú' } }}>
      <Entries isWide onNavigate={onClose} />
    </Drawer>
  ) : (
    <Box sx={besideStyle}>
      <Entries isWide={isWide} />
    </Box>
  ),
);

const besideStyle = {
  position: 'sticky',
  top: BAR_HEIGHT,
  height: `calc(100vh - ${BAR_HEIGHT}px)`,
  overflowY: 'auto',
  flexShrink: 0,
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
  displayPrint: 'none',
};

const Entries = ({ isWide, onNavigate }: Pick<EntryProps, 'isWide' | 'onNavigate'>) => {
  const { pathname } = useLocation();
  const { section, words, count = 0 } = useQueue();

  return (
    <Box component="nav" aria-label="Menú principal">
      <List dense sx={{ ...entriesStyle, width: isWide ? 216 : 'auto' }}>
        {useMenuEntries().map((entry) => (
          <Entry
            key={entry.name}
            {...entry}
            count={entry.name === section ? count : 0}
            words={words}
            isCurrent={pathname === entry.to || pathname.startsWith(`${entry.to}/`)}
            isWide={isWide}
            onNavigate={onNavigate}
          />
        ))}
      </List>
    </Box>
  );
};

interface EntryProps extends MenuEntry {
  isCurrent: boolean;
  isWide: boolean;
  /** The user's open work in this section: 12 'por pagar'. */
  count: number;
  words: string;
  onNavigate?: () => void;
}

const Entry = memo(({ to, label, icon: Icon, preload, count, words, ...props }: EntryProps) => {
  const { isCurrent, isWide, onNavigate } = props;
  const textId = useId();

  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <ListItemButton
        component={LinkBase}
        to={to}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={label}
        aria-describedby={count > 0 ? textId : undefined}
        title={isWide ? undefined : label}
        onClick={onNavigate}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon />
        {isWide && label}
      </ListItemButton>
      {count > 0 && (
        // Beside the link, whose name is the specification's.
        <Box component="span" sx={isWide ? countStyle : foldedCountStyle}>
          <span aria-hidden>{formatCount(count)}</span>
          <span id={textId} style={visuallyHidden}>
            {`${formatCount(count)} ${words}`}
          </span>
        </Box>
      )}
    </Box>
  );
});

const countStyle = {
  position: 'absolute',
  right: 12,
  top: '50%',
  transform: 'translateY(-50%)',
  px: 0.75,
  borderRadius: 4,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 600,
  pointerEvents: 'none',
} as const;

const foldedCountStyle = {
  ...countStyle,
  right: 2,
  top: 8,
  px: 0.5,
  fontSize: 10,
  lineHeight: '14px',
} as const;

const entriesStyle = {
  typography: 'body2',
  lineHeight: '26.59px',
  '& a': { gap: 1.5 },
  '& a.Mui-selected': { color: 'primary.main' },
  '& a:not(.Mui-selected) > svg': { color: 'text.secondary' },
};
