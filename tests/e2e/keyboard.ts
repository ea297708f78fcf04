import { expect, type Locator, type Page } from '@playwright/test';
import type { Rol } from '../../contract/roles';
import { PASSWORD, titled } from './staff';

/** More than any page has to walk past. */
const MOST = 250;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** As somebody without a mouse gets there. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible();
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

/** Writes a day, YYYY-MM-DD, into a date input; whether its day or its month comes first is the browser's. */
export const typeDate = async (page: Page, target: Locator, fecha: string) => {
  const [year, month, day] = fecha.split('-');
  await tabTo(page, target);
  await page.keyboard.type(`${day}${month}${year}`);
  if ((await target.inputValue()) !== fecha) {
    // Back to what comes first, from wherever that led.
    for (const _ of [day, month, year]) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(`${month}${day}${year}`);
  }
  await expect(target).toHaveValue(fecha);
};

/** Opens a select, and goes down to an option. */
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

/** Tab reaches only the selected tab; arrow keys reach the others. */
export const pickTab = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const wanted = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  for (let presses = 0; presses < MOST && !(await isFocused(wanted)); presses += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Finds what a word means among many. */
export const find = async (page: Page, name: string, word: string) => {
  await tabTo(page, page.getByRole('combobox', { name }));
  await page.keyboard.type(word);
  await expect(page.getByRole('option', { name: word })).toBeVisible();
  await page.keyboard.press('Enter');
};

export const signInByKeys = async (page: Page, role: Rol) => {
  await page.goto('/');
  await expect(page.getByLabel('Usuario', { exact: true })).toBeFocused();
  await page.keyboard.type(role);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await titled(page, 'Dashboard');
};

export const goTo = async (page: Page, section: string) => {
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Ir a…' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(section);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await titled(page, section);
};

export const leave = async (page: Page) => {
  await press(page, page.getByRole('button', { name: 'Salir' }));
  await expect(page.getByLabel('Usuario', { exact: true })).toBeFocused();
};

/** Chooses a file in the dialog of the system, which a button opens. */
export const attach = async (
  page: Page,
  target: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
) => {
  const chooser = page.waitForEvent('filechooser');
  await press(page, target);
  await (await chooser).setFiles(file);
};

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
