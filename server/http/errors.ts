import { faultText } from './fields';

/** Refusals: HTTP 200 with a code and a Chinese sentence (rule 3.1). Anything else that is thrown is a fault: HTTP 500. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    /** Goes to the client as `data`: for example the current document of a 409. */
    readonly data?: unknown,
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
export const conflict = (message = '数据已更新，请刷新后重试', data?: unknown) => new Refusal(409, message, data);
export const expired = (message = '已过期') => new Refusal(410, message);
/** A business rule says no, in its own words. */
export const refuse = (message: string, data?: unknown) => new Refusal(422, message, data);
export const locked = (message = '账号已锁定，请15分钟后再试') => new Refusal(423, message);
export const wrongPayPassword = (left: number) => new Refusal(425, `支付密码错误，还可尝试${left}次`);
export const tooOften = () => new Refusal(429, '操作太频繁');
