/** Notices that also go out by a template of the mini-program, as often as the member has allowed it there, or by a text message (rule 18.5). */
import type { NoticeTemplate } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import type { SmsNews } from '../../../gateways/sms';
import type { SubscribeMessage } from '../../../gateways/subscribe';
import type { Server } from '../../../http/context';
import { badRequest, refuse } from '../../../http/errors';
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { DAY_MS } from '../../../lib/shanghai';
import {
  addQuota,
  findMobile,
  findNotice,
  findOpenId,
  findSettings,
  listQuotas,
  lockQuota,
  setQuota,
  type NoticeEntry,
} from './repository';
import { PUSH_JOB, SMS_JOB } from './send';

/** The messenger shows no larger number either. */
const MOST_LEFT = 99;
type Outside = Pick<Server, 'gateways'>;

export async function listTemplates(tx: Tx, memberId: string, { gateways }: Outside): Promise<NoticeTemplate[]> {
  const quotas = new Map((await listQuotas(tx, memberId)).map(({ templateId, left }) => [templateId, left]));
  return gateways.subscribe.templates.map(({ id, title, box }) => ({ id, title, box, left: quotas.get(id) ?? 0 }));
}

/** 400 for a template that is not one of ours · 422 nobody knows where to send it. */
export async function subscribe(
  tx: Tx,
  memberId: string,
  ids: readonly string[],
  server: Outside,
): Promise<NoticeTemplate[]> {
  if (!(await findOpenId(tx, memberId))) throw refuse('请先绑定小程序，不然消息送不到');
  for (const id of ids) {
    const template = server.gateways.subscribe.templates.find((one) => one.id === id);
    if (!template) throw badRequest('ids');
    await addQuota(tx, { memberId, templateId: id, box: template.box }, MOST_LEFT);
  }
  return listTemplates(tx, memberId, server);
}

/** What concerns the account itself is always told; of the rest what the member wants to hear. */
async function isWanted(tx: Tx, { memberId, box }: NoticeEntry): Promise<boolean> {
  if (box === 'system' || box === 'chat') return true;
  return (await findSettings(tx, memberId))?.[box] ?? false;
}

/**
 * What was read, deleted or is a day old is not sent any more. The messenger knows no keys: what may have been shown is not sent again, and
 * the permission for it is used up.
 */
const push: Errand<SubscribeMessage, 'sent' | 'refused'> = {
  lane: 'messenger',
  async claim(tx, id, server, isLost) {
    const notice = await findNotice(tx, id);
    const now = server.now();
    if (!notice || notice.read || notice.createdAt < now - DAY_MS || !(await isWanted(tx, notice))) return undefined;
    const openId = await findOpenId(tx, notice.memberId);
    const quota = openId && (await lockQuota(tx, notice.memberId, notice.box));
    if (!openId || !quota) return undefined;
    if (isLost) {
      await setQuota(tx, quota, quota.left - 1);
      return undefined;
    }
    return {
      openId,
      templateId: quota.templateId,
      title: notice.title,
      text: notice.text,
      at: notice.createdAt,
      page: notice.link ?? '/member/pages/notice/index',
    };
  },
  send: (message, { gateways }) => gateways.subscribe.send(message),
  async book(tx, id, result) {
    const notice = await findNotice(tx, id);
    const quota = notice && (await lockQuota(tx, notice.memberId, notice.box));
    if (quota) await setQuota(tx, quota, result === 'sent' ? quota.left - 1 : 0);
  },
};

/**
 * One that could not be sent for a day is not sent any more; whether it was read does not matter. Of who knows no numbers the same holds as of the
 * messenger: what may have been sent is not sent again.
 */
const text: Errand<SmsNews, void> = {
  lane: 'sms',
  async claim(tx, id, server, isLost) {
    if (isLost && !server.gateways.sms.keyed) return undefined;
    const notice = await findNotice(tx, id);
    const mobile = notice && (await findMobile(tx, notice.memberId));
    if (!notice || !mobile || notice.createdAt < server.now() - DAY_MS) return undefined;
    return { no: id, mobile, title: notice.title, text: notice.text, scene: 'notice' };
  },
  async send(news, { gateways, log }) {
    const answer = await gateways.sms.tell(news);
    if (answer !== 'sent') log.warn({ notice: news.no, why: answer.lost }, 'text message of a notice is given up');
  },
};

export const noticeJobs = { [PUSH_JOB]: push, [SMS_JOB]: text } satisfies JobHandlers;
