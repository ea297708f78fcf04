import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen's first import can take longer than the second that is usual.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
