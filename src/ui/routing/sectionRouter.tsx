import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'ra-core';
import { createContext, useCallback, useContext, useState } from 'react';
import type { ToScreen } from './toScreen';

const ToScreenContext = createContext<ToScreen>((path) => path);

export const ToScreenProvider = ToScreenContext.Provider;

export const useToScreen = (): ToScreen => useContext(ToScreenContext);

const toScreenAddress = (toScreen: ToScreen, to: RouterTo): RouterTo => {
  if (typeof to === 'string') return toScreen(to);

  return to.pathname === undefined ? to : { ...to, pathname: toScreen(to.pathname) };
};

const isSearch = (to: RouterTo) => typeof to === 'object' && to.pathname === undefined;

const Link = (props: RouterLinkProps) => (
  <reactRouterProvider.Link {...props} to={toScreenAddress(useToScreen(), props.to)} />
);

const Navigate = (props: RouterNavigateProps) => (
  <reactRouterProvider.Navigate {...props} to={toScreenAddress(useToScreen(), props.to)} />
);

const useNavigate = (): RouterNavigateFunction => {
  const toScreen = useToScreen();
  const navigate = reactRouterProvider.useNavigate();
  // Of the screen that it is used in. Stable: react-admin would register every resource anew at each change of it.
  const [own] = useState(reactRouterProvider.useLocation().pathname);

  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      // A filter takes effect a little later: not on who has gone on meanwhile, to a screen that is still loading.
      if (isSearch(to) && window.location.pathname !== own) return;
      navigate(toScreenAddress(toScreen, to), options);
    },
    [navigate, toScreen, own],
  );
};

/** react-router for react-admin, with every in-house link led to the section's own address. */
export const sectionRouter: RouterProvider = { ...reactRouterProvider, Link, Navigate, useNavigate };
