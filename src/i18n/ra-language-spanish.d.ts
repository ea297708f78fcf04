declare module 'ra-language-spanish' {
  import type { StringMap } from 'ra-core';

  const messages: StringMap;
  export default messages;
}
