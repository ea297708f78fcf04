import { afterEach, expect, test } from 'vitest';
import { saveForm } from '../../../../src/features/help/SaveKey';

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

test.each([
  [
    'the form of a dialog, not that of the page below',
    `${PAGE}<div role="dialog"><form id="f"></form><button type="submit" form="f">Dialog</button></div>`,
    ['Dialog'],
  ],
  [
    'nothing below a dialog without a form',
    `${PAGE}<div role="dialog"><button type="button">Aceptar</button></div>`,
    [],
  ],
  [
    'the page below a dialog that is closed, though still there',
    `${PAGE}<div aria-hidden="true"><div role="dialog"></div></div>`,
    ['Page'],
  ],
  [
    'of two forms the one in which the focus is',
    `${PAGE}<form><input id="here"><button type="submit">Second</button></form>`,
    ['Second'],
  ],
  ['no form that is not filled yet', `<div inert>${PAGE}</div>`, []],
])('%s is saved', (_, html, expected) => {
  show(html);
  document.getElementById('here')?.focus();

  expect(saveForm()).toBe(true);
  expect(saved).toEqual(expected);
});

test('without a form there is nothing to save', () => {
  show('<main><button type="button">Exportar</button></main>');

  expect(saveForm()).toBe(false);
});
