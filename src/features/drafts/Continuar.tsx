import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useEffect, useState } from 'react';
import { forgetInterruption, readInterruption } from '../../login/interruption';
import { type MenuEntry, useMenuEntries } from '../../ui/layout/useMenuEntries';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { sectionPath } from '../../ui/section/sectionPath';
import { pagesWithBackups } from './inputBackup';

/** Leads whoever the sign-in came between back to what they wrote, or to the link that they had opened. */
export default function Continuar() {
  const { id } = useUsuarioActual();
  const [pages, setPages] = useState(() => [...pagesOf(id)]);
  const entries = useMenuEntries();
  // Once it is shown nobody else finds it.
  useEffect(forgetInterruption, []);
  const offered = pages.flatMap(([path, title]) => {
    const text = title || textOf(path, entries);

    return text ? [{ path, text }] : [];
  });
  if (offered.length === 0) return null;

  return (
    <Alert severity="info" onClose={() => setPages([])} closeText="Cerrar aviso" sx={{ mb: 2 }}>
      {offered.map(({ path, text }) => (
        <Button key={path} component={LinkBase} to={path}>
          Continuar: {text}
        </Button>
      ))}
    </Alert>
  );
}

/** Paths and titles. */
const pagesOf = (usuario: number): Map<string, string> => {
  const interruption = readInterruption();
  const { path = ARRIVAL, title = '', usuario: of = usuario } = interruption ?? {};
  const pages = pagesWithBackups(usuario);
  const [pathname = ''] = path.split('?');
  if (of === usuario && pathname !== ARRIVAL && !pages.has(pathname)) pages.set(path, title);

  return pages;
};

const ARRIVAL = sectionPath('dashboard');

/** 'Premios 3353', of a link that was never shown, if the role may open it. */
const textOf = (path: string, entries: readonly MenuEntry[]): string | undefined => {
  const [pathname = ''] = path.split('?');
  const entry = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const id = /\/(\d+)$/.exec(pathname)?.[1] ?? '';

  return entry && `${entry.label} ${id}`.trim();
};
