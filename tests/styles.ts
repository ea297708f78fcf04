import createCache from '@emotion/cache';
import * as React from 'react';
import { onTestFinished } from 'vitest';

/*
 * What takes most of a screen test's time and what next to none of them asks for: the rules of the theme, which jsdom
 * matches one by one against each element that a query looks at, and the stack of each element that React makes.
 */

let isStyled = false;

/** For a test that asks how something looks, or whether a rule of the theme hides it. */
export const withStyles = () => {
  isStyled = true;
  onTestFinished(() => {
    isStyled = false;
  });
};

const styled = createCache({ key: 'css' });
const styleless = { ...styled, insert: () => undefined };

/** Emotion's, for what is rendered next. */
export const styleCache = () => (isStyled ? styled : styleless);

const computedStyle = window.getComputedStyle;
const displays = new Map<string, string>();

/** How a browser shows an element of that name by itself. */
const displayOf = (name: string): string => {
  const display = displays.get(name) ?? computedStyle(document.createElement(name)).display;
  displays.set(name, display);

  return display;
};

const visibilityOf = (element: Element | null): string =>
  element instanceof HTMLElement
    ? element.style.visibility || visibilityOf(element.parentElement)
    : 'visible';

/** What is hidden by its own style or its parents', and what an element is by its name. */
const plainStyle = (element: Element): CSSStyleDeclaration => {
  const { style, hidden } = element as HTMLElement;
  const values: Readonly<Record<string, string>> = {
    display: style.display || (hidden ? 'none' : displayOf(element.localName)),
    visibility: visibilityOf(element),
    opacity: style.opacity || '1',
  };

  return new Proxy(style, {
    get: (own, key) =>
      key === 'getPropertyValue'
        ? (name: string) => values[name] ?? own.getPropertyValue(name)
        : (values[String(key)] ?? Reflect.get(own, key, own)),
  });
};

window.getComputedStyle = (element, pseudoElement) =>
  isStyled ? computedStyle(element, pseudoElement) : plainStyle(element);

// No other name for it: the stacks stand in messages of React's that no test reads.
const internals = Object(React).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
