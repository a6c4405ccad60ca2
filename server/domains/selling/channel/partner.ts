/** The capability of channel partners: an active partner on a session that was opened by the channel login. */
import type { ChannelView } from '../../../../src/contract/channel/schemas';
import type { Tx } from '../../../db/client';
import { forbidden, Refusal } from '../../../http/errors';
import type { Viewer } from '../../../http/context';
import { startOfMonth } from '../../../lib/shanghai';
import { CHANNEL_STEPS } from '../../people/pricing/tiers';
import { boughtSince } from '../../trade/order/repository';
import { presentEmployee } from '../../people/employee/presenter';
import { staffById } from '../../people/employee/repository';
import { findChannelOf, type Channel } from './repository';

/** 403 for members who are no partners, for disabled partners, and for sessions without the channel login. */
export async function requireChannel(tx: Tx, viewer: Pick<Viewer, 'memberId' | 'channelLogin'>): Promise<Channel> {
  const channel = await findChannelOf(tx, viewer.memberId);
  if (!channel) throw forbidden();
  if (channel.status !== 'on') throw new Refusal(403, '渠道已停用');
  if (!viewer.channelLogin) throw new Refusal(403, '请使用渠道账号登录');
  return channel;
}

export async function channelView(tx: Tx, channel: Channel, now: number): Promise<ChannelView> {
  const manager = await staffById(tx, channel.managerId);
  if (!manager) throw new Error(`channel manager ${channel.managerId} is gone`);
  return {
    no: channel.no,
    name: channel.name,
    grade: channel.grade,
    priceGroup: channel.priceGroup,
    creditLine: channel.creditLine,
    creditUsed: channel.creditUsed,
    monthAmount: await boughtSince(tx, channel.memberId, 'channel', startOfMonth(now)),
    target: channel.target,
    manager: presentEmployee(manager),
    steps: CHANNEL_STEPS.map((step) => ({ ...step })),
  };
}
