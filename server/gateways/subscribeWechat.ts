/** Subscription messages of the mini-program. Source: developers.weixin.qq.com - cgi-bin/message/subscribe/send. */
import type { WechatConfig } from '../config';
import { momentText } from '../lib/shanghai';
import { TEMPLATE_BOXES, TEMPLATE_TITLES, type SubscribeGateway } from './subscribe';
import { createWechatApi } from './wechatApi';

/** Most characters of a `thing` of a template. */
const MOST_THING = 20;
const cut = (text: string) => Array.from(text).slice(0, MOST_THING).join('');
/** 43101: no permission is left, 40003: not one of this app's users. */
const REFUSED = /errcode (?:43101|40003)$/;

export function createWechatSubscribe(config: WechatConfig, fetcher: typeof fetch = fetch): SubscribeGateway {
  const { ask, accessToken } = createWechatApi(fetcher);
  return {
    sandbox: false,
    templates: TEMPLATE_BOXES.flatMap((box) => {
      const id = config.templates[box];
      return id ? [{ id, title: TEMPLATE_TITLES[box], box }] : [];
    }),
    send: async ({ openId, templateId, title, text, at, page }) => {
      const token = await accessToken('mini token', config.miniAppId, config.miniAppSecret);
      const body = {
        touser: openId,
        template_id: templateId,
        page: page.slice(1),
        data: { thing1: { value: cut(title) }, thing2: { value: cut(text) }, time3: { value: momentText(at) } },
      };
      try {
        await ask('/cgi-bin/message/subscribe/send', { access_token: token }, body);
        return 'sent';
      } catch (error) {
        if (error instanceof Error && REFUSED.test(error.message)) return 'refused';
        throw error;
      }
    },
  };
}
