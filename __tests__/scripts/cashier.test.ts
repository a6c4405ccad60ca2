/** Rule 6.22: whoever leads over a page to the cashier is known, and none of them is a form: those give it their place. */
import fs from 'node:fs';

/** Lists, documents and sheets: what lies under the cashier shows the thing as paid when it is seen again. */
const OVER = {
  'src/activity/detail/EventBar.tsx': 'a document',
  'src/activity/detail/Ticket.tsx': 'a document',
  'src/activity/detail/useEventPage.ts': 'a document',
  'src/domain/activity/useSignUp.ts': 'a sheet over the event',
  'src/reservation/public/PublicBar.tsx': 'a document',
  'src/client/offer/useOfferQuote.ts': 'a document',
  'src/member/wallet/usePaying.ts': 'the cashier itself, whose document waits for the transfer',
  'src/member/voucher/Proofs.tsx': 'a list',
  'src/member/wholesale/DetailActs.tsx': 'a document',
  'src/member/wholesale/DetailBody.tsx': 'a document',
  'src/collegePackages/order/useOrderActs.tsx': 'a list and a document',
  'src/domain/escrow/useOutbound.ts': 'a sheet over the cellar',
  'src/domain/checkout/useCheckout.tsx': 'a settlement replaces itself, unless it was a sheet',
  'src/member/pages/wholesale/detail.tsx': 'a document',
  'src/member/recharge/Records.tsx': 'a list',
  'src/member/release/ReleaseRow.tsx': 'a list',
  'src/pages/tea/cpf/BuySheet.tsx': 'a sheet',
  'src/pages/tea/cpf/IssueBar.tsx': 'a document',
  'src/pages/tea/garden/own/useOwnTree.ts': 'a list and a document',
  'src/pages/tea/money/Dues.tsx': 'a list',
  'src/pointpage/exchange/RecordsSheet.tsx': 'a list',
  'src/pointpage/exchange/useExchange.ts': 'a sheet',
  'src/reservation/order/useBookingActs.tsx': 'a document and a list',
  'src/shop/auction/useBidding.ts': 'a sheet over the lot',
  'src/shop/order/UnpaidTogether.tsx': 'a document',
  'src/shop/order/useOrderActions.tsx': 'a document and a list',
  'src/shop/receipt/ReceiptOrder.tsx': 'a document',
  'src/vip/cellarClub/useCellarClub.ts': 'the wall, where the own slots take the place of the plans',
};

test('only lists, documents and sheets lie under the cashier', () => {
  const found = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('core/'))
    .filter((file) =>
      /\b(?:go|lead)\(\s*'\/member\/pages\/wallet\/(?:pay|voucher)', \{ orderGroup/.test(
        fs.readFileSync(`src/${file}`, 'utf8').replaceAll(/\s+/g, ' ').replaceAll("( '", "('"),
      ),
    )
    .map((file) => `src/${file}`);
  expect(found.filter((file) => !(file in OVER))).toEqual([]);
});
