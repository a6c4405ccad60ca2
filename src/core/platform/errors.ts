import { texts } from '../texts';

/** What a capability rejects with. The message is ready to be shown; none of them belongs in the error dialog. */
export type PlatformFailure =
  /** This host cannot do it at all. */
  | 'refused'
  /** The person said no; it can be given in the settings. */
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

/** What the device itself says: `errMsg` of a wx call, the message of a thrown error. English, for no person's eyes. */
function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { errMsg, message } = (error ?? {}) as { errMsg?: unknown; message?: unknown };
  return String(errMsg ?? message ?? '');
}

/** What the shop has not applied for or declared: the person can do nothing about it. */
const OF_THE_SHOP =
  /(has|:fail) no permission|not (been )?declared|be declared|privateinfos|permission desc|banned|offline verifying|invalid (signature|appid|url)|config:fail|app ?id/i;
/** The phone does not let the messenger: its own settings do not help. */
const OF_THE_SYSTEM = /system (permission|auth)/i;
/** The sheet of the privacy terms was closed; it comes again with the next press. */
const TERMS = /privacy permission/i;
const DENIED = /auth|den(y|ied)|permission|privacy|not ?allowed/i;
/** People's words for what the device says: the first row that knows it. */
const WORDS: readonly (readonly [says: RegExp, words: string])[] = [
  [/location_?switch_?off|location (service )?(is )?(off|disabled)/i, texts.locationOff],
  [OF_THE_SHOP, texts.notSetUp],
  [OF_THE_SYSTEM, texts.systemDenied],
  [TERMS, texts.termsFirst],
  [DENIED, texts.permissionDenied],
  [/cancel/i, texts.cancelled],
  [/time ?out/i, texts.tookTooLong],
  [/not support|unsupported|not implemented|no such (api|function)/i, texts.unsupported],
  [
    /network|internet|offline|connect|net::|socket|ssl|dns|request:fail|downloadFile:fail|uploadFile:fail/i,
    texts.unstable,
  ],
  [/no space|storage|quota|disk|size limit|max(imum)? size/i, texts.noSpace],
  [/busy|frequen|too (many|often)|rate limit/i, texts.tooOften],
  [/no such file|file|image|format|decode/i, texts.badFile],
];

/** Chinese is for people already: our own sentences, and what a bank has written behind the name of the call. */
const forPeople = (text: string): boolean => /[\u4e00-\u9fff]/.test(text) && !/[{}[\]]/.test(text);

/** What a person is told of an error of the device: never its raw text. `otherwise` when the table does not know it. */
export function wordsOf(error: unknown, otherwise: string = texts.refused): string {
  const said = reasonOf(error).replace(/^\w+:\s?fail:?\s*/, '');
  if (forPeople(said)) return said;
  // The name of the call counts as well: `request:fail` alone is the network.
  return WORDS.find(([says]) => says.test(reasonOf(error)))?.[1] ?? otherwise;
}

/** What a capability throws when the device refused. */
export function refusalOf(error: unknown): PlatformError {
  const words = wordsOf(error);
  return new PlatformError(words === texts.permissionDenied ? 'denied' : 'failed', words);
}

export const isCancel = (error: unknown): boolean => /cancel/i.test(reasonOf(error));
