// Playwright sends a command for colours with each page that Firefox 153 does not know: another one that changes nothing
// takes its place. Loaded before all else.
const { Module } = require('node:module');

const UNKNOWN = '"emulation.setMediaFeaturesOverride"';
const { _compile } = Module.prototype;

Module.prototype._compile = function (source, file, ...rest) {
  const known = file.endsWith('coreBundle.js') ? source.replaceAll(UNKNOWN, '"session.status"') : source;

  return _compile.call(this, known, file, ...rest);
};
