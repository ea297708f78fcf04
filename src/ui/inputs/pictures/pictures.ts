export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export const refusalOfPictures = (files: readonly File[]): string | undefined => {
  const wrong = files.find(({ type }) => !PICTURE_TYPES.includes(type));

  return wrong && `${wrong.name} no es una imagen JPEG, PNG o WebP`;
};
