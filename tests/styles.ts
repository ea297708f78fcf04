import createCache from '@emotion/cache';
import * as React from 'react';
import { onTestFinished } from 'vitest';

/*
 * Cheaper versions of slow parts of jsdom and React that few tests need: theme rules, which jsdom matches one by one
 * against each queried element; React's element stacks; and lookups by id, for which jsdom walks the whole page
 * once for each input and label.
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
// No page of ours is rendered on a server, which is all that emotion warns of.
styled.compat = true;
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

/** Inline styles and element defaults only: enough to know whether an element is hidden. */
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

const LABELLED = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    if (!this.hasAttribute('for')) return this.querySelector(LABELLED);
    const control = this.ownerDocument.getElementById(this.htmlFor);

    return control?.matches(LABELLED) ? control : null;
  },
});

const labels = {
  get(this: HTMLInputElement) {
    const all = this.ownerDocument.getElementsByTagName('label');

    return this.type === 'hidden' ? null : [...all].filter(({ control }) => control === this);
  },
};
const labelled = [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement];
for (const { prototype } of labelled) Object.defineProperty(prototype, 'labels', labels);

const BY_ID = /^\[id="([^"]+)"\]$/;
/** The query with which emotion looks for server-rendered styles. */
const RENDERED_STYLE = /^style\[data-emotion="css-global /;

for (const prototype of [Document.prototype, Element.prototype]) {
  const { querySelector } = prototype;
  prototype.querySelector = function (this: Document | Element, selector: string) {
    if (RENDERED_STYLE.test(selector)) return null;
    const element = document.getElementById(BY_ID.exec(selector)?.[1] ?? '');

    return element && this.contains(element) ? element : querySelector.call(this, selector);
  };
}

// No other name for it: the stacks stand in messages of React's that no test reads.
const internals = Object(React).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
