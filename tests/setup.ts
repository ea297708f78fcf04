import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes longer than the second that is usual.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
