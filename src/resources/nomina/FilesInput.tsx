import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import { useInput } from 'ra-core';
import { useId } from 'react';
import { PictureItem } from '../../ui/inputs/PictureItem';
import { PicturesButton } from '../../ui/inputs/PicturesButton';

const NONE: readonly File[] = [];
const same = <T,>(value: T) => value;

/** In place of react-admin's ImageInput: pictures, also of a phone's camera, shown by name until the form is sent. */
export const FilesInput = ({ source, disabled }: { source: string; disabled?: boolean }) => {
  const errorId = useId();
  const { field, fieldState } = useInput<File[]>({
    source,
    defaultValue: NONE,
    format: same,
    parse: same,
  });
  const files: readonly File[] = field.value;
  const { error } = fieldState;

  return (
    <div data-wide>
      <PicturesButton
        inputRef={field.ref}
        disabled={disabled}
        isInvalid={fieldState.invalid}
        errorId={error && errorId}
        onChoose={(chosen) => field.onChange([...files, ...chosen])}
      />
      {files.length > 0 && (
        <List dense aria-label="Archivos elegidos">
          {files.map((file, n) => (
            <PictureItem
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear one name
              key={`${file.name}-${n}`}
              name={file.name}
              file={file}
              disabled={disabled}
              onRemove={() => field.onChange(files.filter((other) => other !== file))}
            />
          ))}
        </List>
      )}
      <FormHelperText id={errorId} error>
        {error?.message}
      </FormHelperText>
    </div>
  );
};
