import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  extractValidSavedQueries,
  useListContext,
  useNavigate,
  useSavedQueries,
  useTranslate,
} from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { rangesIn, type SavedFilter, searchOf } from './savedRanges';

/** In place of SavedQueriesList, whose days stay those of the day of the save. */
export const SavedFilters = ({ onChosen }: { onChosen: () => void }) => {
  const { resource } = useListContext();
  const [kept, keep] = useSavedQueries(resource);
  const saved: SavedFilter[] = extractValidSavedQueries(kept);
  const navigate = useNavigate();
  const translate = useTranslate();
  const without = (label: string) => saved.filter((one) => one.label !== label);
  const choose = (chosen: SavedFilter) => {
    onChosen();
    navigate({ search: searchOf(chosen) });
  };

  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate(`ra.saved_queries.${saved.length > 0 ? 'label' : 'help'}`)}
      </Typography>
      {saved.length > 0 && (
        <List dense aria-label={translate('ra.saved_queries.label')}>
          {saved.map((one) => (
            <ListItem
              key={one.label}
              disablePadding
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={translate('ra.saved_queries.remove_label_with_name', { name: one.label })}
                  onClick={() => keep(without(one.label))}
                >
                  <DeleteIcon />
                </IconButton>
              }
            >
              <ListItemButton onClick={() => choose(one)}>
                <ListItemText
                  primary={one.label}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      <NewName onSave={(saving) => keep([...without(saving.label), saving])} />
    </>
  );
};

/** The same name replaces the filters that had it. */
const NewName = ({ onSave }: { onSave: (saved: SavedFilter) => void }) => {
  const { filterValues, displayedFilters, sort, perPage } = useListContext();
  const translate = useTranslate();
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the form of the filters is around this one.
    event.stopPropagation();
    const label = name.trim();
    if (label === '') return;
    const value = { filter: filterValues, displayedFilters, sort, perPage };
    onSave({ label, value, ranges: rangesIn(filterValues) });
    setName('');
    // The button is disabled now, and would keep the keys of the dialog.
    input.current?.focus();
  };

  return (
    <Box component="form" onSubmit={save} sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
      <TextField
        label={translate('ra.saved_queries.query_name')}
        value={name}
        inputRef={input}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        // The foot of the sheet is sticky.
        sx={{ flexGrow: 1, '& input': { scrollMarginBottom: 88 } }}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {translate('ra.action.save')}
      </Button>
    </Box>
  );
};

export const SavedFiltersButton = () => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = useTranslate()('ra.saved_queries.label');
  const close = () => setAnchor(undefined);

  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BookmarkIcon />
      </IconButton>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, p: 2, width: 344 } } }}
        >
          <SavedFilters onChosen={close} />
        </Popover>
      )}
    </>
  );
};
