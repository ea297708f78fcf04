import GlobalStyles from '@mui/material/GlobalStyles';

/** Only Chrome and Edge, from 131 on, number the pages. Others ignore that rule, and can print a footer of their own. */
export const PageStyle = ({ isLandscape }: { isLandscape?: boolean }) => (
  <GlobalStyles
    styles={`@page {
      size: A4 ${isLandscape ? 'landscape' : 'portrait'};
      margin: 12mm 12mm 16mm;
    }
    @page {
      @bottom-right { content: "Página " counter(page) " de " counter(pages); font-family: sans-serif; font-size: 8pt }
    }`}
  />
);
