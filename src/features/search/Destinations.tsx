import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { AutocompleteGroupedOption, UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import type { Destination } from './destination';

interface DestinationsProps
  extends Pick<UseAutocompleteReturnValue<Destination>, 'id' | 'getListboxProps' | 'getOptionProps'> {
  groupedOptions: readonly AutocompleteGroupedOption<Destination>[];
}

export const Destinations = ({ id, groupedOptions, getListboxProps, getOptionProps }: DestinationsProps) => (
  <List {...getListboxProps()} sx={{ overflowY: 'auto' }}>
    {groupedOptions.map(({ key, index, group, options }) => (
      <List key={key} role="group" aria-labelledby={`${id}-group-${index}`} dense disablePadding>
        <Typography
          id={`${id}-group-${index}`}
          component="li"
          role="presentation"
          variant="body2"
          sx={HEADING}
        >
          {group}
        </Typography>
        {options.map((option, place) => {
          const { key, ...props } = getOptionProps({ option, index: index + place });

          return (
            <ListItem key={key} {...props} sx={OPTION}>
              <ListItemIcon>
                <option.icon />
              </ListItemIcon>
              <ListItemText primary={option.label} secondary={option.detail} sx={{ my: 0 }} />
            </ListItem>
          );
        })}
      </List>
    ))}
  </List>
);

const HEADING = { px: 2, pt: 0.5, color: 'text.secondary' };

const OPTION = {
  cursor: 'pointer',
  minHeight: { xs: 44, md: 36 },
  overflowWrap: 'anywhere',
  '&.Mui-focused': { bgcolor: 'action.selected' },
  // The usual colour is too pale on it.
  '&.Mui-focused .MuiListItemText-secondary': { color: 'text.primary' },
};
