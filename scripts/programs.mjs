/** Programs in build/ besides the server: command of package.json to file name. */
export const PROGRAMS = {
  'create-admin': 'createAdmin',
  backup: 'backup',
  restore: 'restore',
};

/** Not bundled: native binaries, WebAssembly, and pg, which detects optional packages at run time. */
export const EXTERNAL = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp'];
