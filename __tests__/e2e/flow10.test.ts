/** Flow 10 in a browser, and the certificate as a picture. */
import { eq } from 'drizzle-orm';
import { adoptions } from '../../server/db/schema';
import { LIN } from '../server/demo';
import { flow10, PLAQUE } from '../stories/flow10';
import { live } from './story';

const shop = live(flow10);

test('the certificate is saved as a picture of the size of a print', async () => {
  const [adopted] = await shop.server.db.select().from(adoptions).where(eq(adoptions.plaque, PLAQUE));
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/pages/tea/rycg?id=${adopted!.id}`);
  await phone.press('保存证书');
  const picture = phone.top.getByRole('dialog', { name: '认养证书' }).getByRole('img', { name: '认养证书' });
  await picture.waitFor();
  const size = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
  expect(await picture.evaluate(size)).toEqual([1125, 1620]);
});
