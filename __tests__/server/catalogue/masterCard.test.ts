/** The card of a master has one list of columns, which is that of the contract. */
import { MasterCard } from '../../../src/contract/catalogue/schemas';
import { presentMaster } from '../../../server/domains/offer/catalogue/masterCard';
import { masterColumns } from '../../../server/domains/offer/catalogue/repository';

test('the columns and who follows are all that a card has', () => {
  expect([...Object.keys(masterColumns), 'collected']).toEqual(Object.keys(MasterCard.properties));
});

test('what else a row has stays out of the card', () => {
  const card = { id: '1', name: '', title: '', cateId: '2', avatar: '', cover: '', region: '', works: 3, followers: 4 };
  expect(presentMaster({ ...card, story: '', mobile: '13800000001' } as typeof card, true)).toEqual({
    ...card,
    collected: true,
  });
});
