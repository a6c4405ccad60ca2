import type { channelEndpoints } from '../../../src/contract/channel/endpoints';
import type { HandlersOf } from '../../http/context';
import { createChannelOrder } from './create';
import { loginByChannelNo, loginByChannelPassword } from './login';
import { listProducts } from './products';
import { channelSettleView, settleChannel } from './settle';
import { channelView, requireChannel } from './standing';

/** Endpoints of channel partners. */
export const channelHandlers: HandlersOf<typeof channelEndpoints> = {
  'login.bindChannel': (input, call) => loginByChannelNo(call, input),
  'atShop.login': ({ account, password }, call) => loginByChannelPassword(call, account, password),
  'channel.index': async (_input, { db, viewer, now }) => channelView(db, await requireChannel(db, viewer), now()),
  'channel.product': async (input, { db, viewer, now }) =>
    listProducts(db, await requireChannel(db, viewer), input, now()),
  'channel.preview': async (input, { db, viewer }) => {
    const channel = await requireChannel(db, viewer);
    return channelSettleView(channel, await settleChannel(db, channel, input));
  },
  'atShop.createOrderChannel': (input, context) => createChannelOrder(context, context.viewer, input),
};
