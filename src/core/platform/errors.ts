/** What a capability rejects with. The message is ready to be shown; none of them belongs in the error dialog. */
export type PlatformFailure =
  /** This host cannot do it at all. */
  | 'refused'
  /** The person or the system said no. */
  | 'denied'
  | 'failed';

export class PlatformError extends Error {
  constructor(
    readonly kind: PlatformFailure,
    message: string,
  ) {
    super(message);
    this.name = 'PlatformError';
  }
}

/** A function that refuses: what an implementation puts where its host cannot. */
export const refusing = (message: string) => (): Promise<never> =>
  Promise.reject(new PlatformError('refused', message));

/** `errMsg` of a wx call, or the message of a thrown error. */
export function reasonOf(error: unknown): string {
  const { errMsg, message } = (error ?? {}) as { errMsg?: string; message?: string };
  return errMsg ?? message ?? String(error);
}

export const isCancel = (error: unknown): boolean => /cancel/i.test(reasonOf(error));
