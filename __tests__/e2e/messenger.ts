/** A phone inside the messenger, with a bridge of the test behind the real weixin-js-sdk. */
import { MESSENGER } from './browser';
import type { Shop, ShopPhone, ShopPhoneOptions } from './shop';

export interface Asked {
  name: string;
  args: Record<string, string>;
}
/** How the payment dialog ends. */
export type Pay = (args: Record<string, string>) => Promise<object>;

/** The bridge answers the SDK's calls and keeps what was asked. */
export async function openMessenger(
  shop: Shop,
  pay: Pay,
  options: ShopPhoneOptions,
): Promise<ShopPhone & { asked: Asked[] }> {
  const asked: Asked[] = [];
  const phone = await shop.phone({
    userAgent: MESSENGER,
    ...options,
    init: `${options.init ?? ''}
    window.WeixinJSBridge = {
      on() {},
      invoke(name, args, done) { window.messengerAsks(name, args).then((answer) => answer && done(answer)); },
    };`,
  });
  await phone.context.exposeFunction('messengerAsks', async (name: string, args: Record<string, string>) => {
    asked.push({ name, args });
    if (name === 'preVerifyJSAPI') return { err_msg: 'preVerifyJSAPI:ok' };
    if (name === 'getBrandWCPayRequest') return pay(args);
    return undefined;
  });
  return { ...phone, asked };
}
