import { TextInput, type TextInputProps } from 'react-admin';

/**
 * A text of several lines, which the browser makes as high as its text: measuring it, as MUI's own does, was half of what
 * a key cost. `themeComponents` says how high it begins.
 */
export const MultilineInput = (props: TextInputProps) => (
  <TextInput {...props} multiline rows={2} slotProps={{ ...props.slotProps, input: TEXTAREA }} />
);

const TEXTAREA = { inputComponent: 'textarea' } as const;
