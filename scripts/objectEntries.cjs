/** In place of the package object.entries, which brings node-polyglot 25 kB of what every browser has. */
module.exports = Object.entries;
