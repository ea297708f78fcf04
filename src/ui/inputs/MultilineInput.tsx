import { TextInput, type TextInputProps } from 'react-admin';

/** The browser makes it as high as its text; MUI's own measuring took half of the time of a key. */
export const MultilineInput = (props: TextInputProps) => (
  <TextInput {...props} multiline rows={2} slotProps={{ ...props.slotProps, input: TEXTAREA }} />
);

const TEXTAREA = { inputComponent: 'textarea' } as const;
