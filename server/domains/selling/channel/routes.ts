import type { channelEndpoints } from '../../../../src/contract/channel/endpoints';
import { contextOf, type HandlersOf } from '../../../http/handler';
import { createChannelOrder } from './create';
import { loginByChannelNo, loginByChannelPassword } from './login';
import { listProducts } from './products';
import { channelSettleView } from './presenter';
import { settleChannel } from './settlement';
import { channelView, requireChannel } from './partner';

/** Endpoints of channel partners. */
export const channelHandlers: HandlersOf<typeof channelEndpoints> = {
  'login.bindChannel': (db, input, call) => loginByChannelNo(contextOf(db, call), input),
  'atShop.login': (db, { account, password }, call) => loginByChannelPassword(contextOf(db, call), account, password),
  'channel.index': async (tx, _input, { session, now }) => channelView(tx, await requireChannel(tx, session), now),
  'channel.product': async (tx, input, { session, now }) =>
    listProducts(tx, await requireChannel(tx, session), input, now),
  'channel.preview': async (tx, input, { session }) => {
    const channel = await requireChannel(tx, session);
    return channelSettleView(channel, await settleChannel(tx, channel, input));
  },
  'atShop.createOrderChannel': (tx, input, { session, now, server }) =>
    createChannelOrder(tx, session, input, now, server),
};
