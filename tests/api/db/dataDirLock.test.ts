import { expect, test, vi } from 'vitest';
import { lockDataDir } from '../../../api/db/dataDirLock';
import { openFolder } from '../../support/api/folders';

const dataDir = openFolder();

test('[A22] a data folder is locked until its release, also within one process', () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(
    `La carpeta de datos ${dataDir} ya está en uso por otro servidor u otro comando. Espere a que termine, deténgalo o elija otra con DATA_DIR.`,
  );

  unlock();
  lockDataDir(dataDir)();
});

test('the start is refused if the lock is not possible', () => {
  vi.stubEnv('PATH', dataDir);
  // Only Linux needs a program for the lock.
  const lock = () => lockDataDir(dataDir)();
  if (process.platform === 'linux') {
    expect(lock).toThrow(
      `No se puede reservar la carpeta de datos ${dataDir}: falta el programa flock, del paquete util-linux.`,
    );
  } else expect(lock).not.toThrow();
  vi.unstubAllEnvs();
});
