/** The build runs on these and newer ones. Firefox before 121 drops each rule with `:has()`. */
const OLDEST = { chrome: '111', edge: '111', safari: '16.4', ios: '16.4', firefox: '121' };

const { chrome, safari, firefox } = OLDEST;

export const TARGET = Object.entries(OLDEST).map(([name, version]) => name + version);

/** README and the first page of the user guide say so. */
export const inWords = {
  README: `Chrome and Edge ${chrome}, Safari and iOS ${safari}, Firefox ${firefox}`,
  guide: `Chrome y Edge ${chrome}, Safari e iOS ${safari}, Firefox ${firefox}`,
};

/** As lightningcss wants them. */
export const CSS_TARGETS = Object.fromEntries(
  Object.entries(OLDEST).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);

    return [name === 'ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)];
  }),
);
