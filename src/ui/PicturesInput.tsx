import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import { useId } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { PictureItem } from './inputs/PictureItem';
import { PicturesButton } from './inputs/PicturesButton';
import { refusalOfPictures } from './pictures';

interface PicturesInputProps<T extends FieldValues, N extends FieldPathByValue<T, File[]>> {
  control: Control<T>;
  name: N;
  disabled?: boolean;
}

/** Chooses several pictures; shows them, and lets each be taken out again. */
export const PicturesInput = <T extends FieldValues, N extends FieldPathByValue<T, File[]>>({
  control,
  name,
  disabled,
}: PicturesInputProps<T, N>) => {
  const errorId = useId();
  const { field, fieldState } = useController({ control, name, rules: { validate: refusalOf } });
  const files: File[] = field.value;

  return (
    <div>
      <PicturesButton
        inputRef={field.ref}
        disabled={disabled}
        isInvalid={fieldState.invalid}
        errorId={fieldState.error && errorId}
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
        {fieldState.error?.message}
      </FormHelperText>
    </div>
  );
};

const refusalOf = (files: readonly File[]) =>
  files.length === 0 ? 'Elija al menos un archivo' : (refusalOfPictures(files) ?? true);
