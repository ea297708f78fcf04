export { PicturesInput as ArchivosInput } from './inputs/PicturesInput';
