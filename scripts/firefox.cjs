// Playwright 1.65 drives stock Firefox with three faults, mended while it is loaded.
const { Module } = require('node:module');

const setValue = (value) =>
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, ${value});`;

const MENDED = [
  // Firefox 153 does not know this command for colours: another one, which changes nothing, takes its place.
  ['"emulation.setMediaFeaturesOverride"', '"session.status"'],
  // React takes a value that is set on the element itself for its own, and hears of no change.
  ['inputElement.value = value;', setValue('value')],
  ['inputElement.value += text;', setValue('inputElement.value + text')],
  // Firefox 153 names neither a download nor a navigation for a file that a page has made.
  ['if (!event.download && !event.navigation)', 'if (!event.url)'],
  ['event.download ?? event.navigation', 'event.download ?? event.navigation ?? event.url'],
];

const { _compile } = Module.prototype;

Module.prototype._compile = function (source, file, ...rest) {
  if (!/playwright-core.lib.coreBundle\.js$/.test(file)) return _compile.call(this, source, file, ...rest);
  let mended = source;
  for (const [fault, text] of MENDED) {
    if (!source.includes(fault)) throw new Error(`Playwright has changed: ${fault}`);
    mended = mended.replaceAll(fault, text);
  }

  return _compile.call(this, mended, file, ...rest);
};
