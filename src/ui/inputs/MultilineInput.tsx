import { TextInput, type TextInputProps } from 'react-admin';

/** The browser sets the height: MUI's measuring took half of the time of a key. */
export const MultilineInput = (props: TextInputProps) => (
  <TextInput {...props} multiline rows={2} slotProps={{ ...props.slotProps, input: TEXTAREA }} />
);

const TEXTAREA = { inputComponent: 'textarea' } as const;
