/** The order matters: each names the browsers below it too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOP(R|T|X)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Chrome en Android' */
export const deviceName = (userAgent: string): string => {
  const wordOf = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(userAgent))?.[1];

  return [wordOf(BROWSERS), wordOf(SYSTEMS)].filter(Boolean).join(' en ') || 'Dispositivo desconocido';
};
