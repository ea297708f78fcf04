import { expect, type Locator, type Page } from '@playwright/test';
import type { Rol } from '../../../contract/roles';
import { PASSWORD, titled } from './staff';

/** No page has more elements to tab through. */
export const MOST = 250;

export const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** The way without the end of the page: after it Firefox's own toolbar takes the keys. */
const keyTowards = (target: Locator) =>
  target.evaluate((element) =>
    document.activeElement &&
    element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
      ? 'Shift+Tab'
      : 'Tab',
  );

export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  const key = await keyTowards(target);
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target}: no key leads there`);
};

export const press = async (page: Page, target: Locator) => {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

export const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

export const pick = async (page: Page, name: string, option: string | RegExp) => {
  await tabTo(page, page.getByRole('combobox', { name }));
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('option', { name: option }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < MOST && !(await isFocused(wanted)); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
};

export const signInByKeys = async (page: Page, role: Rol) => {
  await page.goto('/');
  await expect(page.getByLabel('Usuario', { exact: true })).toBeFocused();
  await page.keyboard.type(role);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  // The title of a home depends on the role.
  await expect(page.getByText('Hola, ')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Ir a…' });

/** Enter opens the first result. */
export const searchFor = async (page: Page, words: string) => {
  await page.keyboard.press('Control+K');
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
};

export const goTo = async (page: Page, section: string) => {
  await searchFor(page, section);
  await page.keyboard.press('Enter');
  await expect(searchDialog(page)).toBeHidden();
  await titled(page, section);
};

export const leave = async (page: Page) => {
  await press(page, page.getByRole('button', { name: 'Salir' }));
  await expect(page.getByLabel('Usuario', { exact: true })).toBeFocused();
};

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
