import type { FaultsModule } from './types';

export const faults: FaultsModule = {
  /** A page script that did not load, a promise nobody caught, a handler or a timer that threw. */
  listen(report) {
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
    // Foreign scripts and warnings of the browser come without an error.
    const onError = ({ error }: ErrorEvent) => {
      if (error) report(error);
    };
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('error', onError);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('error', onError);
    };
  },
};
