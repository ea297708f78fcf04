import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { sectionPath } from '../../section/sectionPath';

export const HomeLink = () => (
  <Button variant="outlined" component={LinkBase} to={sectionPath('dashboard')}>
    Ir al inicio
  </Button>
);
