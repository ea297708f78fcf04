import { css, type Theme } from '@mui/material/styles';

type Style = Parameters<Theme['unstable_sx']>[0];

/** A style for `styleOverrides` that is computed once for each theme, not at each render: tables have hundreds of rules. */
export const oncePerTheme = (styleOf: (theme: Theme) => Style) => {
  const computed = new WeakMap<Theme, ReturnType<typeof css>>();

  return ({ theme }: { theme: Theme }) => {
    const style = computed.get(theme) ?? css(theme.unstable_sx(styleOf(theme)) as Parameters<typeof css>[0]);
    computed.set(theme, style);

    return style;
  };
};
