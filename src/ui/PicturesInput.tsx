import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import { type ChangeEvent, useId } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { PictureItem } from './PictureItem';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** A button must not hold an input: the label stays a label. */
const NO_ROLE = { role: undefined };

interface PicturesInputProps<T extends FieldValues, N extends FieldPathByValue<T, File[]>> {
  control: Control<T>;
  name: N;
  disabled?: boolean;
}

/** Chooses several pictures, also with a phone's camera; shows them, and lets each be taken out again. */
export const PicturesInput = <T extends FieldValues, N extends FieldPathByValue<T, File[]>>({
  control,
  name,
  disabled,
}: PicturesInputProps<T, N>) => {
  const errorId = useId();
  const { field, fieldState } = useController({ control, name, rules: { validate: refusalOf } });
  const files: File[] = field.value;

  const add = (event: ChangeEvent<HTMLInputElement>) =>
    field.onChange([...files, ...(event.target.files ?? [])]);

  return (
    <div>
      <Button
        component="label"
        {...NO_ROLE}
        tabIndex={-1}
        variant="outlined"
        disabled={disabled}
        startIcon={<AddPhotoAlternateIcon />}
        sx={{ '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
      >
        Elegir archivos
        <Box
          component="input"
          type="file"
          multiple
          accept={TYPES.join(',')}
          disabled={disabled}
          ref={field.ref}
          onChange={add}
          // So that a file taken out can be chosen again.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          aria-invalid={fieldState.invalid}
          aria-describedby={fieldState.error && errorId}
          sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
        />
      </Button>
      {files.length > 0 && (
        <List dense aria-label="Archivos elegidos">
          {files.map((file, n) => (
            <PictureItem
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear one name
              key={`${file.name}-${n}`}
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

const refusalOf = (files: readonly File[]) => {
  if (files.length === 0) return 'Elija al menos un archivo';
  const wrong = files.find(({ type }) => !TYPES.includes(type));

  return wrong === undefined || `${wrong.name} no es una imagen JPEG, PNG o WebP`;
};
