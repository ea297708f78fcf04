/** What node runs of build/ besides the server: its name there, by the command of package.json that runs it. */
export const PROGRAMS = {
  'create-admin': 'createAdmin',
  backup: 'backup',
  restore: 'restore',
};

/** What they load as it is: programs of the platform, WebAssembly, and pg, which looks for what it may use. */
export const EXTERNAL = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp'];
