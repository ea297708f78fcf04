/** What the API takes as a picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Why the files cannot be uploaded, if they cannot. */
export const refusalOfPictures = (files: readonly File[]): string | undefined => {
  const wrong = files.find(({ type }) => !PICTURE_TYPES.includes(type));

  return wrong && `${wrong.name} no es una imagen JPEG, PNG o WebP`;
};
