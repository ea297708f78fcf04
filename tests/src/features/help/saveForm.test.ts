import { afterEach, expect, test } from 'vitest';
import { saveForm } from '../../../../src/features/help/saveForm';

let saved: string[] = [];
afterEach(() => {
  saved = [];
  document.body.innerHTML = '';
});

const show = (html: string) => {
  document.body.innerHTML = html;
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => saved.push(button.textContent ?? ''));
  }
};

const PAGE = '<form><input><button type="submit">Page</button></form>';

test('the form of a dialog is saved, not that of the page below', () => {
  show(`${PAGE}<div role="dialog"><form id="f"></form><button type="submit" form="f">Dialog</button></div>`);

  expect(saveForm()).toBe(true);
  expect(saved).toEqual(['Dialog']);
});

test('a dialog without a form keeps the page from being saved', () => {
  show(`${PAGE}<div role="dialog"><button type="button">Aceptar</button></div>`);

  expect(saveForm()).toBe(true);
  expect(saved).toEqual([]);
});

test('a dialog that is closed, though still there, is none', () => {
  show(`${PAGE}<div aria-hidden="true"><div role="dialog"></div></div>`);

  expect(saveForm()).toBe(true);
  expect(saved).toEqual(['Page']);
});

test('of two forms that is saved in which the focus is', () => {
  show(`${PAGE}<form><input id="here"><button type="submit">Second</button></form>`);
  document.getElementById('here')?.focus();

  expect(saveForm()).toBe(true);
  expect(saved).toEqual(['Second']);
});

test('a form that is not filled yet is not saved', () => {
  show(`<div inert>${PAGE}</div>`);

  expect(saveForm()).toBe(true);
  expect(saved).toEqual([]);
});

test('without a form there is nothing to save', () => {
  show('<main><button type="button">Exportar</button></main>');

  expect(saveForm()).toBe(false);
});
