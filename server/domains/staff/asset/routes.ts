import type { assetEndpoints } from '../../../../src/contract/asset/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readAssets, readPeople } from './service';
import { answerTransfer, readTransfers, startTransfer } from './transfer/service';

export const assetHandlers: HandlersOf<typeof assetEndpoints> = {
  'asset.info': (tx, input, { memberId }) => readAssets(tx, memberId, input),
  'asset.deptEmployee': (tx, input, { memberId }) => readPeople(tx, memberId, input),
  'asset.transferList': (tx, input, { memberId }) => readTransfers(tx, memberId, input),
  'asset.transfer': (tx, input, { memberId, now, server }) => startTransfer(tx, memberId, input, now, server),
  'asset.updateTransfer': (tx, input, { memberId, now }) => answerTransfer(tx, memberId, input, now),
};
