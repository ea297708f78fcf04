import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { forgetInterruption, readInterruption } from '../../login/interruption';
import { HOME } from '../../section/addresses';
import { type MenuEntry, useMenuEntries } from '../../section/useMenuEntries';
import { useUnsent } from '../../section/useSectionOptions';
import { forgetInputBackupsOfOthers } from '../../ui/form/inputBackup';

/** After an expired session, links to the page where the user was. */
export const Continuar = () => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();
  const { keys } = useUnsent();
  useEffect(() => forgetInputBackupsOfOthers(id, keys), [id, keys]);

  return pathname === HOME && <ContinueLink usuario={id} />;
};

const ContinueLink = ({ usuario }: { usuario: number }) => {
  const [interruption, setInterruption] = useState(readInterruption);
  const entries = useMenuEntries();
  useEffect(forgetInterruption, []);
  const { path = HOME, title = '', usuario: whose = usuario } = interruption ?? {};
  const text = title || textOf(path, entries);
  if (path.split('?')[0] === HOME || whose !== usuario || !text) return null;

  return (
    <Alert severity="info" onClose={() => setInterruption(undefined)} closeText="Cerrar aviso" sx={{ mb: 2 }}>
      <Button component={LinkBase} to={path}>
        Continuar: {text}
      </Button>
    </Alert>
  );
};

/** 'Premios 3353' for an untitled address; undefined if the role may not open it. */
const textOf = (path: string, entries: readonly MenuEntry[]): string | undefined => {
  const [pathname = ''] = path.split('?');
  const entry = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const id = /\/(\d+)$/.exec(pathname)?.[1] ?? '';

  return entry && `${entry.label} ${id}`.trim();
};
