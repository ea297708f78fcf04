const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

/** Loaded by every thread of a program: writes a byte to FSYNC_LOG for each fsync of a file. */
const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  fs.appendFileSync(process.env.FSYNC_LOG, '.');
};
syncBuiltinESMExports();
