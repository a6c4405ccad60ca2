/** Flow 14 in a browser, where two count at the same time, and one of them closes the app without a line. */
import { ZHAO } from '../server/demo';
import { flow14 } from '../stories/flow14';
import { live } from './story';

const expectErrors = [/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /sessionStorage/];
const ADDRESS = '/outbound/pages/stockDetail?id=698201';
const shop = live(flow14);

test('two phones at once see what the other has counted; what waited goes out after the app was closed', async () => {
  const [phone, tablet] = [await shop.phone({ member: ZHAO, expectErrors }), await shop.phone({ member: ZHAO })];
  for (const one of [phone, tablet]) {
    await one.open(ADDRESS);
    await one.sees('11 / 18');
  }
  await Promise.all([phone.scan('ZC-0320'), tablet.scan('ZC-0322')]);
  for (const one of [phone, tablet]) await one.sees('13 / 18');
  await phone.context.setOffline(true);
  await phone.scan('ZC-0324');
  await phone.sees('离线，1 条待上传');
  await phone.page.goto('about:blank');
  await phone.context.setOffline(false);
  await phone.open(ADDRESS);
  for (const one of [phone, tablet]) await one.sees('14 / 18');
});
