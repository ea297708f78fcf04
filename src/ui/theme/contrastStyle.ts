const line = (width: number, color = 'currentcolor') => ({ border: `${width}px solid ${color} !important` });

const SELECTED = [
  '.Mui-selected:not(.MuiTab-root, tr)',
  '[role="option"][aria-selected="true"]',
  'button[aria-pressed="true"]',
  '.MuiChip-root[aria-pressed="true"]',
];

/** Contrast themes of Windows drop backgrounds and shadows, so borders show what they did. */
export const contrastStyle = {
  '@media (forced-colors: active)': {
    '.StateChip, .MuiChip-root, .MuiButton-contained, .MuiAlert-root': line(1),
    [SELECTED.join()]: line(2, 'Highlight'),
    '[role="option"].Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
    '.MuiTabs-indicator': { borderBottom: '3px solid Highlight' },
    'th.RaDataTable-headerCell': { borderBottom: '1px solid !important' },
    'input[type="checkbox"]': { appearance: 'auto !important', background: 'none !important' },
    '.MuiSwitch-track, .MuiSwitch-thumb, .MuiLinearProgress-root': line(1),
    '.MuiLinearProgress-bar, .MuiBadge-dot': { backgroundColor: 'Highlight' },
  },
};
