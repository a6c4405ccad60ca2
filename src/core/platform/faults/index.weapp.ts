import type { FaultsModule } from './types';

/** The mini-program tells its app: `useError` and `useUnhandledRejection` of src/app.tsx. */
export const faults: FaultsModule = { listen: () => () => undefined };
