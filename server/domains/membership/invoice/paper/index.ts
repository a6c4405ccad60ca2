/** The paper of an issued invoice, made anew whenever somebody opens it: from what it keeps, and from what the shop says of itself. */
import type { Tx } from '../../../../db/client';
import type { Server } from '../../../../http/context';
import { readShopSettings } from '../../../people/shopSettings/repository';
import type { ShopSettings } from '../../../people/shopSettings/settings';
import { ordersOn, type Invoice } from '../repository';
import { layOut, type Printed } from './layout';
import { drawPdf } from './pdf';
import { drawPicture } from './picture';

const sellerOf = ({ legalName, seller, papers, registeredAddress, bankAccounts }: ShopSettings): Printed['seller'] => ({
  title: legalName || seller,
  taxNo: papers.creditCode,
  address: registeredAddress,
  phone: papers.foodSafetyTel,
  bank: bankAccounts[0] ? `${bankAccounts[0].bank}${bankAccounts[0].branch}` : '',
  bankNo: bankAccounts[0]?.no ?? '',
});

export async function paperOf(tx: Tx, invoice: Invoice, { gateways }: Pick<Server, 'gateways'>) {
  const orders = await ordersOn(tx, [invoice.id]);
  const { invoiceType: type, title, taxNo, bank, bankNo, regAddress: address, regPhone: phone } = invoice;
  const { lines, amount, taxBp, remark } = invoice;
  const sheet = layOut({
    type,
    invoiceNo: invoice.invoiceNo ?? '',
    ...(invoice.redNo === null ? {} : { redNo: invoice.redNo }),
    issuedAt: invoice.issuedAt ?? invoice.createdAt,
    buyer: { title, taxNo, bank, bankNo, address, phone },
    seller: sellerOf(await readShopSettings(tx)),
    lines,
    amount,
    taxBp,
    orderNos: orders.map(({ no }) => no),
    remark,
    isDemo: gateways.invoice.sandbox,
  });
  return { pdf: () => drawPdf(sheet), png: () => drawPicture(sheet) };
}
