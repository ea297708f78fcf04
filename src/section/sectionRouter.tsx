import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'ra-core';
import { createContext, useCallback, useContext, useState } from 'react';
import { BASENAME } from './addresses';
import type { Section } from './Section';
import { listPath, sectionPath } from './sectionPath';

type ToScreen = (path: string) => string;

export const ToScreenContext = createContext<ToScreen>((path) => path);

export const useToScreen = (): ToScreen => useContext(ToScreenContext);

/**
 * `/auth/usuarios/7` → `/auth/usuarios/edit/7`, `/auth/sorteos` → `/auth/configuracion/sorteos`.
 * A record without a screen is found in its list.
 */
export const createToScreen = (sections: readonly Section[]): ToScreen => {
  const byName = new Map(sections.map((section) => [section.name, section]));

  return (path) => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
    const [, root, name = '', ...screen] = pathname.split('/');
    const section = byName.get(name);
    if (`/${root}` !== BASENAME || !section) return path;

    const at = section.path;
    const [id = '', last] = screen;
    const isRecord = /^\d+$/.test(id) && !Object.keys(section.screens).includes(id);
    if (!isRecord) return sectionPath(at, screen.filter(Boolean).join('/')) + rest;
    // react-admin's records are at `7` and `7/show`.
    const shown = recordScreenOf(section, last);

    return shown === undefined ? listPath(at, { q: id }) : sectionPath(at, shown, id) + rest;
  };
};

/** Undefined if the section has no screen for a record. */
export const recordScreenOf = (
  { screens, recordScreen = 'edit' }: Pick<Section, 'screens' | 'recordScreen'>,
  asked?: string,
): string | undefined => [asked, recordScreen].find((name) => `${name}/:id` in screens);

const toScreenAddress = (toScreen: ToScreen, to: RouterTo): RouterTo => {
  if (typeof to === 'string') return toScreen(to);

  return to.pathname === undefined ? to : { ...to, pathname: toScreen(to.pathname) };
};

const Link = (props: RouterLinkProps) => (
  <reactRouterProvider.Link {...props} to={toScreenAddress(useToScreen(), props.to)} />
);

const Navigate = (props: RouterNavigateProps) => (
  <reactRouterProvider.Navigate {...props} to={toScreenAddress(useToScreen(), props.to)} />
);

const useNavigate = (): RouterNavigateFunction => {
  const toScreen = useToScreen();
  const navigate = reactRouterProvider.useNavigate();
  // State, because react-admin registers all resources again if this function changes.
  const [own] = useState(reactRouterProvider.useLocation().pathname);

  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      // A late filter must not change a screen that was opened meanwhile.
      const isSearch = typeof to === 'object' && to.pathname === undefined;
      if (isSearch && window.location.pathname !== own) return;
      navigate(toScreenAddress(toScreen, to), options);
    },
    [navigate, toScreen, own],
  );
};

/** react-router for react-admin; leads its links to the sections' addresses. */
export const sectionRouter: RouterProvider = { ...reactRouterProvider, Link, Navigate, useNavigate };
