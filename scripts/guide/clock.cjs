/** A Wednesday morning for server and pages: the demo and its pictures are the same whenever they are made. */
{
  const RealDate = Date;
  const offset = RealDate.parse('2026-11-18T10:24:00-05:00') - RealDate.now();
  const now = () => RealDate.now() + offset;

  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = globalThis.Date;
}

// Node writes the header Date with the real clock, and the pages believe it.
const { ServerResponse } = require('node:http');
const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...args) {
  this.sendDate = false;
  this.setHeader('Date', new Date().toUTCString());

  return writeHead.apply(this, args);
};
