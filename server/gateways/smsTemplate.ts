/**
 * What the text messages of Aliyun and Tencent Cloud have in common: both fill templates that they have passed before, answer a word, make no calls,
 * and know no numbers of ours, so that the same asked twice is two messages. Their packages are loaded with the first message.
 */
import type { SmsAnswer, SmsGateway } from './sms';

/** Ids of templates: `code` for codes, or the name of a scene for its own, and `notice`. */
type SmsTemplates = Readonly<Record<string, string>>;

/** One message by a template. */
interface Filled {
  mobile: string;
  template: string;
  /** Variables of the template, in their order. */
  values: Readonly<Record<string, string>>;
  /** Ours of a notice; it stands in the provider's records. */
  no?: string;
}

/** Answers the provider's word; undefined for an answer of another shape. Whatever it throws is no answer. */
export type AskProvider = (message: Filled) => Promise<string | undefined>;

export interface SmsProvider {
  /** Begins every error. */
  name: string;
  /** Loads the package. */
  open(): Promise<AskProvider>;
  /** Variables of the template of a notice, within the provider's lengths. */
  notice(title: string, text: string): Filled['values'];
  words: {
    sent: string;
    tooOften: RegExp;
    unreachable: RegExp;
    /** The text is refused, or nobody knows what became of it: either way a notice is not sent again. */
    lost: RegExp;
  };
}

/** Nothing of what was asked stands in it: the packages' own errors carry the address with code and mobile, so none of them goes on. */
export class SmsFault extends Error {
  constructor(
    message: string,
    /** Perhaps it was sent, or never will be. */
    readonly isLost: boolean,
  ) {
    super(message);
    this.name = 'SmsFault';
  }
}

/** As long as a relay is waited for. */
const TIMEOUT_MS = 8000;
/** Before a connection stands nothing has been sent. */
const NOT_CONNECTED = /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b/;
/** What a provider's word looks like: nothing else of an answer is repeated. */
const WORD = /^[A-Za-z][\w.]{0,99}$/;

export function createTemplateSms(provider: SmsProvider, templates: SmsTemplates, timeoutMs = TIMEOUT_MS): SmsGateway {
  const { name, words } = provider;
  let opened: Promise<AskProvider> | undefined;
  const open = () =>
    (opened ??= provider.open().catch(() => {
      opened = undefined;
      throw new SmsFault(`the package of ${name} cannot be loaded`, false);
    }));

  async function hand(message: Filled): Promise<SmsAnswer> {
    const ask = await open();
    const word = await within(name, timeoutMs, ask(message));
    if (word === undefined || !WORD.test(word)) throw new SmsFault(`${name} answered in another shape`, true);
    if (word === words.sent) return 'sent';
    if (words.tooOften.test(word)) return 'tooOften';
    if (words.unreachable.test(word)) return 'unreachable';
    throw new SmsFault(`${name} answered ${word}`, words.lost.test(word));
  }

  return {
    sandbox: false,
    voice: false,
    keyed: false,
    send: async ({ mobile, code, scene, channel }) => {
      if (channel === 'voice') throw new SmsFault(`${name} makes no calls`, false);
      return hand({ mobile, template: templates[scene] ?? templates.code ?? '', values: { code } });
    },
    tell: async ({ no, mobile, title, text }) => {
      try {
        const values = provider.notice(title, text);
        const answer = await hand({ mobile, template: templates.notice ?? '', values, no });
        if (answer === 'sent') return answer;
        if (answer === 'unreachable') return { lost: `${name} sends nothing to this mobile` };
        throw new SmsFault(`${name} sends no more to this mobile for now`, false);
      } catch (error) {
        if (error instanceof SmsFault && error.isLost) return { lost: error.message };
        throw error;
      }
    },
  };
}

/** Whatever is thrown becomes a fault without the request in it. */
async function within<T>(name: string, ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SmsFault(`${name} gave no answer within ${ms / 1000} s`, true)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw faultOf(name, error);
  } finally {
    clearTimeout(timer);
  }
}

function faultOf(name: string, error: unknown): SmsFault {
  if (error instanceof SmsFault) return error;
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const found = NOT_CONNECTED.exec(`${String(code)} ${String(message)}`)?.[0];
  return found
    ? new SmsFault(`${name} cannot be reached: ${found}`, false)
    : new SmsFault(`${name} gave no answer`, true);
}

/** What a CommonJS package exports: Node's own import() puts it one level deeper than the loaders of tsx and of the tests. */
export function exportsOf<T extends object>(loaded: T): T {
  const inner = (loaded as { default?: unknown }).default;
  return typeof inner === 'object' && inner !== null ? (inner as T) : loaded;
}

/** Addresses are refused in a variable by both; so are the brackets that a signature stands in, and signs beyond those of plain text. */
const UNFIT: readonly [RegExp, string][] = [
  [/(?:https?:\/\/|www\.)[\w./?=&%#:+~@-]+/gi, ''],
  [/(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[\w./?=&%#:+~@-]*)?/gi, ''],
  [/\d+(?:\.\d+){2,}/g, ''],
  [/¥\s?(\d+(?:\.\d+)?)/g, '$1元'],
  [/[^\p{Script=Han}\w ,.:;!?%+\-/()'"，。、：；！？（）“”…·]/gu, ''],
  [/ {2,}/g, ' '],
];

/** A text as a variable of a template, of at most so many characters. */
export function variableOf(text: string, most: number): string {
  const fit = UNFIT.reduce((now, [find, put]) => now.replace(find, put), text).trim();
  const signs = Array.from(fit || '见站内消息');
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
}
