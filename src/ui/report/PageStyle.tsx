import GlobalStyles from '@mui/material/GlobalStyles';

export const PageStyle = ({ isLandscape }: { isLandscape?: boolean }) => (
  <GlobalStyles
    styles={`@page {
      size: A4 ${isLandscape ? 'landscape' : 'portrait'};
      margin: 12mm 12mm 16mm;
      @bottom-right { content: "Página " counter(page) " de " counter(pages); font-family: sans-serif; font-size: 8pt }
    }`}
  />
);
