import RotateRightIcon from '@mui/icons-material/RotateRight';
import { IconButton } from 'yet-another-react-lightbox';

declare module 'yet-another-react-lightbox' {
  interface Labels {
    Rotate?: string;
  }
}

/** Beside the viewer's own buttons. */
export const RotateButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton label="Rotate" icon={RotateRightIcon} onClick={onClick} />
);
