import { onTestFinished } from 'vitest';
import { Rol } from '../../contract/roles';

/** A role that no list names, until the test ends. */
export const addRole = (): Rol => {
  const added = 'auditor' as Rol;
  Rol.options.push(added);
  onTestFinished(() => {
    Rol.options.pop();
  });

  return added;
};
