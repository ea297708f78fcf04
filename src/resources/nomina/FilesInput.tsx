import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import { useInput } from 'ra-core';
import { useId } from 'react';
import { PictureItem } from '../../ui/inputs/PictureItem';
import { PicturesButton } from '../../ui/inputs/PicturesButton';

const NONE: readonly File[] = [];
const same = <T,>(value: T) => value;

/** In place of react-admin's ImageInput: each picture is removed by a button that names it, and what the form holds are files, as they are sent. */
export const FilesInput = ({ source }: { source: string }) => {
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
