import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
/** Kept before jsdom takes their names. */
const { Blob, File, FormData } = globalThis;

/** jsdom, with Node's own files and forms: requests are Node's, and from Node 24 on it takes no others. */
export default {
  ...jsdom,
  async setup(global, options) {
    const environment = await jsdom.setup(global, options);
    const Form = global.FormData;
    /** Reads a form as jsdom's does. */
    class FormOf extends FormData {
      constructor(form?: HTMLFormElement) {
        super();
        if (form) for (const [name, value] of new Form(form)) this.append(name, value);
      }
    }
    Object.assign(global, { Blob, File, FormData: FormOf });

    return environment;
  },
} satisfies Environment;
