/** special.wholesaleList: what a member has going in bulk. Groups and auctions are open to everybody, the rest to wholesalers. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { WholesaleRow } from '../../../../../src/contract/wholesale/schemas';
import type { Tx } from '../../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { auctionRows } from '../../auction/rows';
import { pageOfLots } from '../../../trade/cellar/repository';
import { listLines } from '../../../trade/order/repository';
import { requireWholesaler } from '../wholesaler';
import { groupRow, inquiryRow, lotRow, orderRow } from './presenter';
import { pageOfGroups, pageOfInquiries, pageOfOrders, shareTokens } from './repository';

type Input = RequestOf<'special.wholesaleList'>;
type Rows = { rows: WholesaleRow[]; total: number };
interface Looking {
  now: number;
  /** Addresses of pictures as their owner opens them. */
  shown: (url: string) => string;
}
type Reader = (tx: Tx, memberId: string, input: Input, offset: number, looking: Looking) => Promise<Rows>;

const readOrders: Reader = async (tx, memberId, { status }, offset) => {
  const { rows, total } = await pageOfOrders(tx, memberId, { status, limit: PAGE_SIZE, offset });
  const lines = await listLines(
    tx,
    rows.map((order) => order.id),
  );
  return {
    total,
    rows: rows.map((order) =>
      orderRow(
        order,
        lines.filter((line) => line.orderId === order.id),
      ),
    ),
  };
};

const readLots: Reader = async (tx, memberId, _input, offset) => {
  const { rows, total } = await pageOfLots(tx, memberId, PAGE_SIZE, offset);
  return { total, rows: rows.map(lotRow) };
};

const readGroups: Reader = async (tx, memberId, _input, offset) => {
  const { rows, total } = await pageOfGroups(tx, memberId, { limit: PAGE_SIZE, offset });
  return { total, rows: rows.map(groupRow) };
};

const readInquiries: Reader = async (tx, memberId, { status }, offset, { shown }) => {
  const { rows, total } = await pageOfInquiries(tx, memberId, { status, limit: PAGE_SIZE, offset });
  const tokens = await shareTokens(
    tx,
    rows.flatMap(({ quoteId }) => quoteId ?? []),
  );
  return { total, rows: rows.map((row) => inquiryRow(row, shown, tokens.get(row.quoteId ?? ''))) };
};

const READERS: Record<Input['tab'], Reader> = {
  orders: readOrders,
  lots: readLots,
  groups: readGroups,
  auctions: (tx, memberId, _input, offset, { now }) => auctionRows(tx, memberId, PAGE_SIZE, offset, now),
  inquiries: readInquiries,
};

/** 403 for the tabs of wholesalers. */
export async function readList(
  tx: Tx,
  memberId: string,
  input: Input,
  looking: Looking,
): Promise<DataOf<'special.wholesaleList'>> {
  if (input.tab !== 'groups' && input.tab !== 'auctions') await requireWholesaler(tx, memberId);
  const page = input.page ?? 1;
  const { rows, total } = await READERS[input.tab](tx, memberId, input, offsetOf(page), looking);
  return pageOf(rows, total, page);
}
