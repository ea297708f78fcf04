import { TextInput, type TextInputProps } from 'react-admin';

/** The browser sets the height by the text: MUI's measuring took half of the time of a key. Firefox would set the width, too. */
export const MultilineInput = (props: TextInputProps) => (
  <TextInput fullWidth {...props} multiline rows={2} slotProps={{ ...props.slotProps, input: TEXTAREA }} />
);

const TEXTAREA = { inputComponent: 'textarea' } as const;
