/** The sheets of a lot: a price, a maximum, the deposit and its password. */
import { useEffect, useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { AuctionView } from '@/contract';
import { parseFen, shortYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import type { Bidding } from './useBidding';
import styles from './AuctionSheets.module.scss';

interface SheetProps {
  auction: AuctionView;
  bidding: Bidding;
}

/** 出价 by one, two or five steps. */
const STEPS = [1, 2, 5] as const;

interface AuctionSheetsProps extends SheetProps {
  /** One of them is asked for. */
  open: boolean;
}

export function AuctionSheets({ auction, bidding }: AuctionSheetsProps) {
  return (
    <>
      <BidSheet auction={auction} bidding={bidding} />
      <ProxySheet auction={auction} bidding={bidding} />
      <DepositSheet auction={auction} bidding={bidding} />
      {bidding.proof.sheet}
    </>
  );
}

function BidSheet({ auction, bidding }: SheetProps) {
  const [steps, setSteps] = useState<number>(1);
  const priceOf = (count: number) => auction.next + (count - 1) * auction.step;
  const price = priceOf(steps);
  return (
    <Sheet
      open={bidding.shown === 'bid'}
      title="出价"
      onClose={bidding.close}
      footer={
        <Button block size="l" busy={bidding.bid.pending && '出价中'} onPress={() => void bidding.bid.run(price)}>
          {`确认出价 ${shortYuan(price)}`}
        </Button>
      }
    >
      <Text className={styles.lead}>{`当前价 ${shortYuan(auction.current)}，加价幅度 ${shortYuan(auction.step)}`}</Text>
      <ChipGroup label="加几手" role="radiogroup">
        {STEPS.map((count) => (
          <Chip key={count} role="radio" selected={count === steps} onPress={() => setSteps(count)}>
            {`+${count} 手 ${shortYuan(priceOf(count))}`}
          </Chip>
        ))}
      </ChipGroup>
      <Note block className={styles.note}>
        出价后不可撤回；结束前 2 分钟内出价会自动延时。
      </Note>
    </Sheet>
  );
}

function ProxySheet({ auction, bidding }: SheetProps) {
  const open = bidding.shown === 'proxy';
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (open) setError(undefined);
  }, [open]);
  const least = auction.isLeader ? Math.max(auction.next, (auction.myMax ?? 0) + auction.step) : auction.next;
  const submit = () => {
    const max = parseFen(typed);
    if (max === undefined || max < least) return setError(`上限需不低于 ${shortYuan(least)}`);
    if ((max - auction.startPrice) % auction.step !== 0) return setError(`须按 ${shortYuan(auction.step)} 递增`);
    return void bidding.bid.run(auction.next, max);
  };
  return (
    <Sheet
      open={open}
      title={auction.isLeader ? '提高代理上限' : '代理出价'}
      onClose={bidding.close}
      footer={
        <Button block size="l" busy={bidding.bid.pending && '提交中'} onPress={submit}>
          {auction.isLeader ? '提高上限' : '开始代理出价'}
        </Button>
      }
    >
      <Text className={styles.lead}>系统替你逐次加价，直到你的上限；成交价为次高出价加一个幅度，上限对他人保密。</Text>
      <TextField
        label="最高愿出（元）"
        kind="amount"
        value={typed}
        placeholder={`不低于 ${shortYuan(least)}`}
        error={error}
        onInput={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        onConfirm={submit}
      />
      {auction.myMax !== undefined && (
        <Note block className={styles.note}>{`你当前的上限 ${shortYuan(auction.myMax)}`}</Note>
      )}
    </Sheet>
  );
}

function DepositSheet({ auction, bidding }: SheetProps) {
  const { deposit } = bidding;
  if (auction.depositSpared) return <SparedSheet auction={auction} bidding={bidding} />;
  return (
    <Sheet
      open={bidding.shown === 'deposit' && !bidding.proof.open}
      title={`交保证金 ${shortYuan(auction.deposit)}`}
      onClose={bidding.close}
      footer={
        <View className={styles.ways}>
          <Button
            block
            size="l"
            tone="line"
            busy={deposit.byMessenger.pending}
            onPress={() => void deposit.byMessenger.run()}
          >
            微信支付
          </Button>
          <Button block size="l" onPress={deposit.byWallet}>
            余额冻结
          </Button>
        </View>
      }
    >
      <View className={styles.terms}>
        <Text className={styles.term}>未拍得：竞拍结束后立即退回余额。</Text>
        <Text className={styles.term}>拍得并付款：付款后退回余额。</Text>
        <Text className={styles.term}>拍得后 24 小时未付款：保证金不予退还。</Text>
      </View>
    </Sheet>
  );
}

/** The level spares the deposit. Should another lot have taken what was left of its sum, the cashier is next. */
function SparedSheet({ auction, bidding }: SheetProps) {
  const { byMessenger: enter } = bidding.deposit;
  return (
    <Sheet
      open={bidding.shown === 'deposit'}
      title="免保报名"
      onClose={bidding.close}
      footer={
        <Button block size="l" busy={enter.pending} onPress={() => void enter.run()}>
          报名
        </Button>
      }
    >
      <View className={styles.terms}>
        <Text className={styles.term}>{`按等级免缴保证金 ${shortYuan(auction.deposit)}，不冻结余额。`}</Text>
        <Text className={styles.term}>未拍得，或拍得并付款：免保额度恢复。</Text>
        <Text className={styles.term}>拍得后 24 小时未付款：这一笔从免保额度里扣除，不再恢复。</Text>
      </View>
    </Sheet>
  );
}
