/** /member/pages/wallet/pay: one cashier for all order groups. */
import { useEffect, useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { CashierView, OrderGroup } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Countdown } from '@/ui/kit/Countdown';
import { Empty } from '@/ui/kit/Empty';
import { Keypad } from '@/ui/kit/Keypad';
import { Price } from '@/ui/kit/Price';
import { Sheet } from '@/ui/kit/Sheet';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { usePaying, type PayMethod } from '../../wallet/usePaying';
import styles from './pay.module.scss';

export default function CashierPage() {
  const { orderGroup = 'order', orderId = '' } = usePageParams<'/member/pages/wallet/pay'>();
  const { feedback } = useStores();
  const state = usePageData(
    () => call('pay.cashier', { orderGroup: orderGroup as OrderGroup, orderId }),
    [orderGroup, orderId],
  );
  const cashier = state.data;
  const [chosen, setChosen] = useState<PayMethod>();
  const method = chosen ?? cashier?.methods.find(({ enabled }) => enabled)?.key ?? cashier?.methods[0]?.key;
  const paying = usePaying(cashier, state.reload);

  // Paid meanwhile (another phone, a late callback): the result is what the person came for.
  useEffect(() => {
    if (cashier?.state === 'paid') void open(cashier.nextRoute, 'replace');
  }, [cashier]);

  const askLeave = () =>
    cashier?.state === 'payable'
      ? feedback.confirm({ title: '放弃付款？', text: '订单会留到时限结束。', yes: '离开', no: '继续付款' })
      : true;

  return (
    <Page
      state={state}
      skeleton="cells"
      onBack={askLeave}
      action={
        cashier?.state === 'payable' && (
          <Button
            block
            size="l"
            disabled={!method}
            busy={paying.pending && '支付中'}
            onPress={() => method && paying.start(method)}
          >
            {`确认支付 ${formatYuan(cashier.amount)}`}
          </Button>
        )
      }
      overlay={
        <Sheet
          open={paying.keypad.open}
          title="支付密码"
          onClose={paying.keypad.onClose}
          closable={!paying.keypad.busy}
        >
          <Keypad
            label="支付密码"
            value={paying.keypad.digits}
            error={paying.keypad.wrong}
            busy={paying.keypad.busy}
            onInput={paying.keypad.onInput}
            onFull={paying.keypad.onFull}
          />
        </Sheet>
      }
    >
      {(data) => <Cashier cashier={data} method={method} onChoose={setChosen} onExpire={() => void state.reload()} />}
    </Page>
  );
}

interface CashierProps {
  cashier: CashierView;
  method: PayMethod | undefined;
  onChoose: (method: PayMethod) => void;
  onExpire: () => void;
}

function Cashier({ cashier, method, onChoose, onExpire }: CashierProps) {
  if (cashier.state === 'closed')
    return (
      <Empty
        picture="order"
        title="订单已超时"
        text="没有扣款，喜欢的话再下一单"
        button="去看看"
        onPress={() => open('/pages/tea/index', 'relaunch')}
      />
    );
  return (
    <View className={styles.body}>
      <View className={styles.head}>
        <Text className={styles.title}>{cashier.title}</Text>
        <Price fen={cashier.amount} size="l" exact tone="ink" />
        {cashier.state === 'payable' && (
          <Countdown label="剩余时间" endAt={cashier.expireAt} serverTime={cashier.serverTime} onEnd={onExpire} />
        )}
      </View>
      <View className={styles.methods} role="radiogroup" aria-label="支付方式">
        <Cells>
          {cashier.methods.map((one) => (
            <Cell
              key={one.key}
              role="radio"
              checked={one.key === method}
              disabled={!one.enabled}
              arrow={false}
              label={one.label}
              note={one.reason ?? (one.key === 'wallet' ? `余额 ${formatYuan(cashier.balance)}` : undefined)}
              onPress={() => onChoose(one.key)}
            >
              <CheckMark kind="radio" checked={one.key === method} disabled={!one.enabled} />
            </Cell>
          ))}
        </Cells>
      </View>
      <Text className={styles.safe}>付款信息加密传输，密码不会存在手机里</Text>
    </View>
  );
}
