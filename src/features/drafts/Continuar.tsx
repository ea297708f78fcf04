import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetInterruption, readInterruption } from '../../login/interruption';
import { type MenuEntry, useMenuEntries } from '../../ui/layout/useMenuEntries';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { sectionPath } from '../../ui/section/sectionPath';
import { forgetInputBackupsOfOthers, pagesWithBackups } from './inputBackup';

/** The screen after every sign-in (SPEC 4). */
const ARRIVAL = sectionPath('dashboard');

/** After an interruption by the sign-in: links to the unsaved input, or to the address that was opened. */
export const Continuar = () => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();
  useEffect(() => forgetInputBackupsOfOthers(id), [id]);

  return pathname === ARRIVAL && <Links usuario={id} />;
};

const Links = ({ usuario }: { usuario: number }) => {
  const [pages, setPages] = useState(() => [...pagesOf(usuario)]);
  const entries = useMenuEntries();
  // The next user must not find it.
  useEffect(forgetInterruption, []);
  const links = pages
    .map(([path, title]) => ({ path, text: title || textOf(path, entries) }))
    .filter(({ text }) => text);
  if (links.length === 0) return null;

  return (
    <Alert severity="info" onClose={() => setPages([])} closeText="Cerrar aviso" sx={{ mb: 2 }}>
      {links.map(({ path, text }) => (
        <Button key={path} component={LinkBase} to={path}>
          Continuar: {text}
        </Button>
      ))}
    </Alert>
  );
};

const pagesOf = (usuario: number): Map<string, string> => {
  const { path = ARRIVAL, title = '', usuario: of = usuario } = readInterruption() ?? {};
  const pages = pagesWithBackups(usuario);
  const [pathname = ''] = path.split('?');
  if (of === usuario && pathname !== ARRIVAL && !pages.has(pathname)) pages.set(path, title);

  return pages;
};

/** 'Premios 3353', for a link that was never shown, if the role may open it. */
const textOf = (path: string, entries: readonly MenuEntry[]): string | undefined => {
  const [pathname = ''] = path.split('?');
  const entry = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const id = /\/(\d+)$/.exec(pathname)?.[1] ?? '';

  return entry && `${entry.label} ${id}`.trim();
};
