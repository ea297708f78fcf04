import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { HOME } from '../../section/addresses';

export const HomeLink = () => (
  <Button variant="outlined" component={LinkBase} to={HOME}>
    Ir al inicio
  </Button>
);
