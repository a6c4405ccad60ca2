/** What stands in a line: the goods of the house, found by words, by class, or by the bar code on a tin. */
import { lineAmount } from '../../../../src/contract/quote/money';
import type { QuoteGoods } from '../../../../src/contract/quote/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { employeeOf } from '../../people/employee/who';
import { findClientInScope } from '../client/repository';
import { readKeyword } from '../../offer/keyword/read';
import { anyGoods, isMatch } from '../../offer/keyword/repository';
import { specTextOf } from '../../offer/stock/saleSkus';
import { limitsOf } from './limits';
import { lastPrices, pageOfGoods, type GoodsRow } from './repository';

const UNIT = '件';

export async function presentGoods(
  tx: Tx,
  rows: readonly GoodsRow[],
  clientId: string | undefined,
): Promise<QuoteGoods[]> {
  const { managerBp } = await limitsOf(tx);
  const skuIds = rows.map(({ skuId }) => skuId);
  const last = clientId === undefined ? undefined : await lastPrices(tx, clientId, skuIds);
  return rows.map(({ skuId, title, image, images, specValues, price, free }) => {
    const offered = last?.get(skuId);
    return {
      skuId,
      title,
      cover: image || (images[0] ?? ''),
      specText: specTextOf(specValues),
      listPrice: price,
      floorPrice: lineAmount({ qty: 1, price, discountBp: managerBp }),
      stock: free,
      ...(offered && { lastPrice: lineAmount({ qty: 1, ...offered }) }),
      unit: UNIT,
    };
  });
}

/** 404 a client out of the viewer's scope. */
export async function readGoods(
  tx: Tx,
  memberId: string,
  { keyword = '', categoryId, clientId, page = 1 }: RequestOf<'manage.quoteProduct'>,
): Promise<DataOf<'manage.quoteProduct'>> {
  if (clientId !== undefined) await findClientInScope(tx, await employeeOf(tx, memberId), clientId);
  const word = keyword.trim();
  const reading =
    word === ''
      ? undefined
      : await readKeyword(tx, word, async ({ goods }) => goods !== undefined && (await anyGoods(tx, goods)));
  if (word !== '' && !reading?.goods) return pageOf([], 0, page);
  const match = reading?.goods && isMatch(reading.goods);
  const { rows, total } = await pageOfGoods(tx, { match, categoryId }, PAGE_SIZE, offsetOf(page));
  return pageOf(await presentGoods(tx, rows, clientId), total, page);
}
