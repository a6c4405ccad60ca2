import type { Reason } from '../../src/contract/reasons';
import { faultText } from './fields';

/** What the app goes by, which never reads the sentence (rule 3.10). */
export interface About {
  /** Which rule says no: a word that the endpoint's row declares. */
  reason?: Reason | undefined;
  /** Which field of the request it is about (rule 3.8). */
  field?: string | undefined;
  /** For example the current document of a 409. */
  data?: unknown;
  /** Seconds until it may be tried again; goes out as the header. */
  retryAfter?: number | undefined;
}

/** Refusals: HTTP 200 with a code and a Chinese sentence (rule 3.1). Anything else that is thrown is a fault: HTTP 500. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly about: About = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export const notLoggedIn = () => new Refusal(401, '请登录后再操作');
/** A field is wrong: a sentence about it, and its name for who puts the sentence under it (rule 3.8). */
export const badRequest = (field: string, why = faultText(field)) => new Refusal(400, why, { field });
export const forbidden = () => new Refusal(403, '暂无权限');
export const notFound = () => new Refusal(404, '内容不存在或已下架');
export const conflict = (message = '数据已更新，请刷新后重试', about?: About) => new Refusal(409, message, about);
export const expired = (message = '已过期', about?: About) => new Refusal(410, message, about);
/** A business rule says no, in its own words. */
export const refuse = (message: string, about?: About) => new Refusal(422, message, about);
export const locked = (message = '账号已锁定，请15分钟后再试', about?: About) => new Refusal(423, message, about);
export const wrongPayPassword = (left: number, field?: string) =>
  new Refusal(425, `支付密码错误，还可尝试${left}次`, { field });
export const tooOften = (retryAfter?: number) => new Refusal(429, '操作太频繁', { retryAfter });
