/** The desk of the store-room on its page. */
import type { ShopPhone } from './shop';

/** A second clerk on the page of a document: passes it, and its parcel leaves under this number; the last button is pressed twice. */
export async function passParcel(
  phone: ShopPhone,
  { company, trackingNo, pieces }: { company: string; trackingNo: string; pieces: number },
): Promise<void> {
  await phone.press('复核通过');
  await phone.still();
  await phone.press(company);
  await phone.type('快递单号', trackingNo);
  await phone.pressTwice(`确认出库 ${pieces} 件`);
  await phone.sees(`${company} ${trackingNo}`);
}
