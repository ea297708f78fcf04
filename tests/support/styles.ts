import createCache from '@emotion/cache';
import * as React from 'react';
import { onTestFinished } from 'vitest';

// This file replaces slow parts of jsdom and React that few tests need.

/** Without styles jsdom need not match every rule against every queried element. */
let isStyled = false;

export const withStyles = () => {
  isStyled = true;
  onTestFinished(() => {
    isStyled = false;
  });
};

const styled = createCache({ key: 'css' });
// This turns off warnings of emotion about server rendering, which we do not use.
styled.compat = true;
const styleless = { ...styled, insert: () => undefined };

export const styleCache = () => (isStyled ? styled : styleless);

const computedStyle = window.getComputedStyle;
const displays = new Map<string, string>();

const displayOf = (name: string): string => {
  const display = displays.get(name) ?? computedStyle(document.createElement(name)).display;
  displays.set(name, display);

  return display;
};

const visibilityOf = (element: Element | null): string =>
  element instanceof HTMLElement
    ? element.style.visibility || visibilityOf(element.parentElement)
    : 'visible';

/** Inline styles and element defaults are enough to know whether an element is hidden. */
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

// jsdom walks the whole page for each label.
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

// React has no public switch for its stacks, and no test reads them.
const internals = Object(React).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
