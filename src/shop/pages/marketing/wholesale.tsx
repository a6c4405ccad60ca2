/** /shop/pages/marketing/wholesale: the order sheet of wholesalers, filled in row by row. */
import { useState } from 'react';
import { shortYuan } from '@/core/lib/money';
import { SubmitBar } from '@/domain/checkout/SubmitBar';
import { WholesaleTabs } from '@/domain/wholesale/WholesaleTabs';
import { Dialog } from '@/ui/kit/Dialog';
import { Page, usePageParams } from '@/ui/shell';
import { NotApproved } from '../../wholesale/NotApproved';
import { OrderSheet } from '../../wholesale/OrderSheet';
import { PasteSheet } from '../../wholesale/PasteSheet';
import { SettleSheet } from '../../wholesale/SettleSheet';
import { useSheet } from '../../wholesale/useSheet';
import { sumText } from '../../wholesale/labels';

export default function OrderSheetPage() {
  const params = usePageParams<'/shop/pages/marketing/wholesale'>();
  const sheet = useSheet();
  const { sum, rows, chosen } = sheet;
  const [shown, setShown] = useState<'paste' | 'settle' | 'clear'>();
  const close = () => setShown(undefined);
  const clear = () => {
    close();
    sheet.clear();
  };
  return (
    <Page
      state={sheet.state}
      action={
        sheet.state.data?.state.state === 'approved' && (
          <SubmitBar
            payable={sum.total}
            note={sumText(sum)}
            label="结算"
            missing={sum.pieces === 0 ? '先填数量，再来结算' : sum.lack > 0 && `还差 ${shortYuan(sum.lack)} 起批`}
            onSubmit={() => setShown('settle')}
          />
        )
      }
      overlay={
        <>
          <PasteSheet
            open={shown === 'paste'}
            rows={rows}
            onClose={close}
            onFill={(lines) => {
              sheet.fill(lines);
              close();
            }}
          />
          <SettleSheet open={shown === 'settle'} rows={chosen} onClose={close} onOrdered={clear} />
          <Dialog
            open={shown === 'clear'}
            title="清空批发单？"
            text={`已填的 ${sum.kinds} 种商品会清掉`}
            yes="清空"
            no="再想想"
            danger
            onYes={clear}
            onNo={close}
          />
        </>
      }
    >
      {({ state, goods }) =>
        state.state === 'approved' ? (
          <>
            <WholesaleTabs current="sheet" approved />
            <OrderSheet
              sheet={sheet}
              goods={goods}
              categoryId={params.categoryId}
              goodsId={params.goodsId}
              onPaste={() => setShown('paste')}
              onClear={() => setShown('clear')}
            />
          </>
        ) : (
          <NotApproved state={state} />
        )
      }
    </Page>
  );
}
