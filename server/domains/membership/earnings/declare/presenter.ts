/** The only maker of the wire shape Declaration. */
import type { Declaration as DeclarationView } from '../../../../../src/contract/earnings/schemas';
import { maskMobile } from '../../../../lib/mask';
import type { Income } from '../../../people/income/repository';
import type { Declaration } from './repository';

/** `shown`: the address under which whoever reads it sees a picture. */
export const declarationView = (
  row: Declaration,
  income: Pick<Income, 'id' | 'amount'> | null,
  shown: (url: string) => string,
): DeclarationView => ({
  id: row.id,
  buyer: maskMobile(row.buyerMobile),
  amount: row.amount,
  soldAt: row.soldAt,
  goodsText: row.goodsText,
  photos: row.photos.map(shown),
  status: row.status,
  ...(row.reason ? { reason: row.reason } : {}),
  ...(income ? { income: income.amount, incomeId: income.id } : {}),
  createdAt: row.createdAt,
});
