import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import type * as browser from '../../../../src/http/browser';

declare global {
  interface Window {
    loteria: typeof browser;
  }
}

/** src/http as one script, to run in an empty page. */
export const bundleHttp = async (): Promise<string> => {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        lib: { entry: 'src/http/browser.ts', formats: ['iife'], name: 'loteria' },
      },
    }),
  ].flat();
  if (!output || !('output' in output)) throw new Error('the build watches instead of ending');

  return `${output.output[0].code}\nwindow.loteria = loteria;`;
};

const EMPTY = 'prueba';

export const openTab = async (context: BrowserContext, script: string): Promise<Page> => {
  const page = await context.newPage();
  await page.route(`**/${EMPTY}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p></p>' }));
  await page.goto(`/${EMPTY}`);
  await page.evaluate(script);

  return page;
};
