/** Documents of stored tea: the desk takes up a request, and what passes leaves its lot (rule 24.3). */
import { badRequest, conflict, notFound } from '../../../http/errors';
import { maskName } from '../../../lib/mask';
import { pickRequest, send, unpickRequest } from './outbound';
import { countWaiting, findLot, findRequest, lockAnyRequest } from './repository';
import { findMemberStaff } from '../../people/employee/repository';
import { listStoresById } from '../../offer/store/repository';
import { listPlaces } from '../warehouse/goods/repository';
import type { StockDocRules } from '../warehouse/kinds';
import { inDocument } from '../warehouse/repository';

export const storedDocs: StockDocRules = {
  partial: false,
  lock: lockAnyRequest,
  waiting: countWaiting,
  async make(tx, { targetId }) {
    if (targetId === undefined) throw badRequest('targetId');
    const request = await lockAnyRequest(tx, targetId);
    if (request?.kind !== 'outbound') throw notFound();
    if (request.status !== 'applied') throw conflict('该申请已生成出库单或已取消');
    const lot = await findLot(tx, request.lotId);
    const place = lot.skuId === null ? undefined : (await listPlaces(tx, [lot.skuId])).get(lot.skuId);
    const owner = (await findMemberStaff(tx, request.memberId))?.member.nickname ?? '';
    return {
      warehouse: 'cellar',
      sourceId: request.id,
      sourceNo: request.no,
      target: maskName(request.address?.name ?? owner),
      lines: [
        {
          skuId: lot.skuId,
          title: lot.title,
          cover: lot.cover,
          specText: lot.specText,
          // Tea that is no goods of the shop carries the number of its lot.
          code: place?.code ?? lot.no,
          shelf: lot.cellarSlot ?? '',
          unit: lot.unit,
          qty: request.qty,
          batch: lot.batch,
        },
      ],
    };
  },
  onMade: (tx, { sourceId }, _lines, now) => pickRequest(tx, sourceId ?? '', now),
  async source(tx, { sourceId }) {
    const request = sourceId === null ? undefined : await findRequest(tx, sourceId);
    if (!request) return undefined;
    const [store] = request.storeId ? await listStoresById(tx, [request.storeId]) : [];
    return {
      kind: 'escrow',
      ...(store ? { place: store.name } : { address: request.address }),
    };
  },
  async onPassed(tx, doc, { carried }, now) {
    await inDocument(tx, doc.id, () => send(tx, doc.sourceId ?? '', carried ?? { company: '', trackingNo: '' }, now));
  },
  onVoid: (tx, { sourceId }, _lines, now, server) => unpickRequest(tx, sourceId ?? '', now, server),
};
